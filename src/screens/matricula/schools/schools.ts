/** Schools known without a call: those of the last offer on this device and of the settings. ASSUMED (decisions §1). */
import { Reserva, z } from '@/contract'
import { distanceMeters, type Posicao } from '@/domain/geo'
import { compareText, fold, nameWords } from '@/domain/text'
import { kept } from '@/session'
import { settings } from '@/settings'

const Carried = z.object({ wanted: z.object({ id: z.number(), name: z.string() }) })
/** The school of a pressed "pedir vaga aqui": the history state carries it, and it becomes a wish once offered. */
export type Wanted = z.infer<typeof Carried>['wanted']

export const carry = ({ id, name }: Wanted): z.infer<typeof Carried> => ({ wanted: { id, name } })

/** @param state the history state, which may hold anything */
export function wantedOf(state: unknown): Wanted | null {
  const read = z.safeParse(Carried, state)
  return read.success ? read.data.wanted : null
}

const row = kept('vagas.oferta', z.object({ at: z.number(), oferta: z.array(Reserva) }))

/** Keeps the offer of a reply on this device for the list of schools. `at`: when it was read, in milliseconds. */
export const rememberOffer = (oferta: Reserva[], at: number): void => {
  if (oferta.length > 0) row.write({ at, oferta })
}

/** Forgets the offer together with the family's request, whose series it would reveal. */
export const forgetOffer = (): boolean => row.write(null)

export interface School {
  id: number
  name: string
  bairro: string
  /** Street and district, as a family would look for it. */
  where: string
  phone: string
  hours: string
  at: Posicao | null
  /** Metres from the given position; null: no position was given; 'unknown': the school's position is unknown. */
  distance: number | 'unknown' | null
  /** Series and shifts with their places, as the offer had them. */
  rows: Reserva[]
}

/** Adds the district to an address unless the address contains it, as in many networks. */
const withDistrict = (address: string, bairro: string) =>
  fold(address).includes(fold(bairro)) ? address : [address, bairro].filter(Boolean).join(', ')

/** All known schools: nearest first, then those with places read (at `readAt`), then by district and name. */
export function knownSchools(from: Posicao | null): { schools: School[]; readAt: number | null } {
  const offer = row.read()
  const set = new Map((settings().enrollment.schools ?? []).map((one) => [one.id, one]))
  const ids = new Set([...(offer?.oferta ?? []).map(({ unidadeId }) => unidadeId), ...set.keys()])
  const schools = [...ids].flatMap((id): School[] => {
    const rows = (offer?.oferta ?? []).filter(({ unidadeId }) => unidadeId === id)
    const { address = '', hours = '', latitude, longitude, name: own = '', phone = '' } = set.get(id) ?? {}
    // a row may have no name
    const name = rows.find(({ nomeEscola }) => nomeEscola)?.nomeEscola ?? (own || address)
    const at = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null
    const distance = from && (at ? distanceMeters(from, at) : 'unknown')
    const bairro = rows[0]?.bairro ?? ''
    const where = withDistrict(address === name ? '' : address, bairro)
    // a family cannot find a school by its number alone
    return name ? [{ id, name, bairro, where, phone, hours, at, distance, rows }] : []
  })
  const near = ({ distance }: School) => (typeof distance === 'number' ? distance : Infinity)
  const told = ({ rows }: School) => (rows.length > 0 ? 0 : 1)
  schools.sort(
    (a, b) => near(a) - near(b) || told(a) - told(b) || compareText(a.bairro, b.bairro) || compareText(a.name, b.name),
  )
  return { schools, readAt: offer?.at ?? null }
}

/** Words too common in addresses to find a school. */
const common = new Set(['rua', 'avenida', 'av', 'travessa', 'praca', 'bairro', 'numero', 'casa'])

/** How well a school matches what was typed: by words first, then by house numbers. */
interface Fit {
  school: School
  words: number
  numbers: number
}

/** The schools that match at least one typed word, best first; null where nothing typed can find a school. */
function fitsOf(schools: readonly School[], typed: string): Fit[] | null {
  const all = nameWords(typed).filter((word) => !common.has(word))
  const words = all.filter((word) => /\p{L}|\d{5}/u.test(word))
  if (words.length === 0) return null
  const rest = all.filter((word) => !words.includes(word))
  return schools
    .map((school): Fit => {
      const text = fold(`${school.name} ${school.where} ${school.bairro}`)
      const own = new Set(nameWords(text))
      return {
        school,
        words: words.filter((word) => text.includes(word)).length,
        numbers: rest.filter((number) => own.has(number)).length,
      }
    })
    .filter((fit) => fit.words > 0)
    .sort((a, b) => b.words - a.words || b.numbers - a.numbers)
}

/** The schools that match the typed words, best first; all where nothing typed can find a school. */
export const schoolsFor = (schools: readonly School[], typed: string): readonly School[] =>
  fitsOf(schools, typed)?.map(({ school }) => school) ?? schools

/** The school whose position stands for a typed address: a best match with a known position, else null. */
export function referenceOf(schools: readonly School[], typed: string): (School & { at: Posicao }) | null {
  const found = fitsOf(schools, typed)
  if (!found || found.length === schools.length) return null
  const [best] = found
  for (const { school, words, numbers } of found) {
    if (words !== best?.words || numbers !== best.numbers) return null
    if (school.at) return { ...school, at: school.at }
  }
  return null
}

/** The device's rough position, asked only by a press and held by this page alone. Rejects where there is none. */
export const whereAmI = (): Promise<Posicao> =>
  new Promise((resolve, reject) => {
    // throws, and so rejects, where the browser has no geolocation at all
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      { timeout: 15_000, maximumAge: 600_000 },
    )
  })
