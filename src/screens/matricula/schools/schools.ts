/** Schools known without asking: those of the last offer on this device, and those of the settings. ASSUMED (decisions §1). */
import { Reserva, z } from '@/contract'
import { distanceMeters, type Posicao } from '@/domain/geo'
import { compareText, fold, nameWords } from '@/domain/text'
import { kept } from '@/session'
import { settings } from '@/settings'

const Carried = z.object({ wanted: z.object({ id: z.number(), name: z.string() }) })
/** The school that somebody pressed "pedir vaga aqui" on: it travels in the history entry and becomes a wish once it is offered. */
export type Wanted = z.infer<typeof Carried>['wanted']

export const carry = ({ id, name }: Wanted): z.infer<typeof Carried> => ({ wanted: { id, name } })

/** `state`: what stands in the entry. */
export function wantedOf(state: unknown): Wanted | null {
  const read = z.safeParse(Carried, state)
  return read.success ? read.data.wanted : null
}

const row = kept('vagas.oferta', z.object({ at: z.number(), oferta: z.array(Reserva) }))

/** Keeps the offer of a reply for the list of schools. */
export const rememberOffer = (oferta: Reserva[], at: number): void => {
  if (oferta.length > 0) row.write({ at, oferta })
}

/** Forgets the offer with the family's request: it would reveal the series. */
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
  /** Metres from the given position; null: none was given; 'unknown': nobody told where the school is. */
  distance: number | 'unknown' | null
  /** Series and shifts with their places, as the offer had them. */
  rows: Reserva[]
}

/** An address with its district, once: many a network writes the district into the address. */
const withDistrict = (address: string, bairro: string) =>
  fold(address).includes(fold(bairro)) ? address : [address, bairro].filter(Boolean).join(', ')

/** All that are known: the nearest first; else those with known places, by district and name. `readAt`: when the places were read. */
export function knownSchools(from: Posicao | null): { schools: School[]; readAt: number | null } {
  const offer = row.read()
  const set = new Map((settings().enrollment.schools ?? []).map((one) => [one.id, one]))
  const ids = new Set([...(offer?.oferta ?? []).map(({ unidadeId }) => unidadeId), ...set.keys()])
  const schools = [...ids].flatMap((id): School[] => {
    const rows = (offer?.oferta ?? []).filter(({ unidadeId }) => unidadeId === id)
    const { address = '', hours = '', latitude, longitude, name: own = '', phone = '' } = set.get(id) ?? {}
    // a row may tell none
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

/** Words that stand in every address and find nothing. */
const common = new Set(['rua', 'avenida', 'av', 'travessa', 'praca', 'bairro', 'numero', 'casa'])

/** How well a school fits what was typed: words first, then the numbers of a house among equals. */
interface Fit {
  school: School
  words: number
  numbers: number
}

/** Every school that one of the typed words speaks of, best first; null where nothing typed can find one. */
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

/** Schools that the typed words speak of, best first; all where nothing typed can find one. */
export const schoolsFor = (schools: readonly School[], typed: string): readonly School[] =>
  fitsOf(schools, typed)?.map(({ school }) => school) ?? schools

/** The school whose position a typed address stands for: one of those that fit it best; null where none of them has one. */
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

/** Where this device is, roughly: asked only by a press, held by this page alone. */
export const whereAmI = (): Promise<Posicao> =>
  new Promise((resolve, reject) => {
    // fails where the browser knows no position at all
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      { timeout: 15_000, maximumAge: 600_000 },
    )
  })
