/**
 * Schools that can be shown before anybody says who they are: those of the last offer that this device was told, and those
 * of the settings. The service is not asked: it tells no offer without a series, and that is part of a request.
 */
import { Reserva, z } from '@/contract'
import { distanceMeters, type Posicao } from '@/domain/geo'
import { kept } from '@/session'
import { settings } from '@/settings'

const row = kept('vagas.oferta', z.object({ at: z.number(), oferta: z.array(Reserva) }))

/** Keeps the offer of a reply for the list of schools. */
export const rememberOffer = (oferta: Reserva[], at: number): void => {
  if (oferta.length > 0) row.write({ at, oferta })
}

/** Forgets it with the request of a family: it tells the series that was asked for. */
export const forgetOffer = (): boolean => row.write(null)

export interface School {
  id: number
  name: string
  bairro: string
  address: string
  phone: string
  hours: string
  /** Null where the settings do not tell it. */
  at: Posicao | null
  /** Metres from the given position; null where either is not known. */
  distance: number | null
  /** Series and shifts with their places, as the offer told them. */
  rows: Reserva[]
}

const { compare } = new Intl.Collator('pt-BR', { numeric: true })

/** All that are known, the nearest first, else by district and name; `readAt`: when the places were told. */
export function knownSchools(from: Posicao | null): { schools: School[]; readAt: number | null } {
  const offer = row.read()
  const set = new Map((settings().enrollment.schools ?? []).map((one) => [one.id, one]))
  const ids = new Set([...(offer?.oferta ?? []).map(({ unidadeId }) => unidadeId), ...set.keys()])
  const schools = [...ids].flatMap((id): School[] => {
    const rows = (offer?.oferta ?? []).filter(({ unidadeId }) => unidadeId === id)
    const { address = '', hours = '', latitude, longitude, name: own = '', phone = '' } = set.get(id) ?? {}
    const name = rows[0]?.nomeEscola ?? (own || address)
    const at = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null
    const distance = from && at && distanceMeters(from, at)
    const bairro = rows[0]?.bairro ?? ''
    // a number alone is no school that a family could find
    return name
      ? [{ id, name, bairro, address: address === name ? '' : address, phone, hours, at, distance, rows }]
      : []
  })
  const near = ({ distance }: School) => distance ?? Infinity
  schools.sort((a, b) => near(a) - near(b) || compare(a.bairro, b.bairro) || compare(a.name, b.name))
  return { schools, readAt: offer?.at ?? null }
}

/** Where this device is, roughly: asked only by a press, held by this page alone. */
export const whereAmI = (): Promise<Posicao> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This browser tells no position'))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        resolve({ latitude, longitude })
      },
      reject,
      { timeout: 15_000, maximumAge: 600_000 },
    )
  })
