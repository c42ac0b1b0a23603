/** What `config.json` may say (decisions §1): every wrong value is refused by its key, with a reason. */
import { Perfil, z } from '@/contract'
import { roles } from '@/domain/profiles'
import {
  aboveZero,
  Address,
  Base,
  between,
  Email,
  id,
  like,
  numberKey,
  Path,
  rows,
  TileUrl,
  TimeZone,
  whole,
  Window,
  word,
  wrong,
} from './rules'

const optional = z.optional

/** How grades are judged, where the school tells it. Absent: no pass mark, no colour, no "needed mark". */
const Grading = z
  .object({
    scaleMax: aboveZero,
    passingAverage: aboveZero,
    finalExam: optional(
      z.strictObject({ weight: between(0, 1), minimumToSit: z.number().check(z.minimum(0, 'range')) }),
    ),
    /** What a recovery does to the mean of its term; absent: learnt from the records. ASSUMED (decisions §1). */
    recovery: optional(z.enum(['replacesIfHigher', 'average'])),
    decimals: whole(0, 2),
  })
  .check((payload) => {
    const { scaleMax, passingAverage, finalExam } = payload.value
    if (passingAverage > scaleMax) wrong(payload, ['passingAverage'], 'aboveScale')
    if (finalExam && finalExam.minimumToSit > scaleMax) wrong(payload, ['finalExam', 'minimumToSit'], 'aboveScale')
  })

const Series = z.strictObject({ id, name: word, ageFrom: optional(whole(0, 120)), ageTo: optional(whole(0, 120)) })
const School = z.strictObject({
  id,
  name: optional(word),
  address: optional(word),
  phone: optional(word),
  hours: optional(word),
  latitude: optional(between(-90, 90)),
  longitude: optional(between(-180, 180)),
})
/** What the network says about its places where the service does not (decisions §1). ASSUMED: the service's word wins, and a school may have a `name` of its own. */
const Enrollment = z.strictObject({
  maxIntentions: z._default(whole(1, 20), 3),
  scriptTypes: optional(
    z.partialRecord(z.enum(['matricula', 'login', 'confirmacao', 'transferencia', 'cadastro']), z.string()),
  ),
  helpUrl: optional(Address),
  series: optional(
    rows(
      Series.check((payload) => {
        const { ageFrom = 0, ageTo = 120 } = payload.value
        if (ageFrom > ageTo) wrong(payload, ['ageTo'], 'order')
      }),
    ),
  ),
  shifts: optional(rows(z.strictObject({ id: word, name: word }))),
  schools: optional(
    rows(
      School.check((payload) => {
        const { latitude, longitude } = payload.value
        if ((latitude === undefined) !== (longitude === undefined))
          wrong(payload, [latitude === undefined ? 'latitude' : 'longitude'], 'pair')
      }),
    ),
  ),
  windows: optional(
    z.strictObject({ cadastro: optional(Window), confirmacao: optional(Window), transferencia: optional(Window) }),
  ),
})

const Bounds = z
  .object({ south: between(-90, 90), west: between(-180, 180), north: between(-90, 90), east: between(-180, 180) })
  .check((payload) => {
    const { south, west, north, east } = payload.value
    if (south >= north) wrong(payload, ['north'], 'order')
    if (west >= east) wrong(payload, ['east'], 'order')
  })

const Contact = z.strictObject({
  label: word,
  // a number that a telephone can dial, short ones of a town included
  phone: optional(like(/^(?=(?:\D*\d){3,15}\D*$)\+?[\d\s().-]+$/, 'phone')),
  email: optional(Email),
  url: optional(Address),
})

export const SettingsFile = z.strictObject({
  apiBaseUrl: z._default(Base, ''),
  session: z._default(z.enum(['cookie', 'header']), 'cookie'),
  /** Whether people come here signed in already, by another site of the network: then every visit asks who is there. */
  externalSignIn: z._default(z.boolean(), false),
  profiles: z._default(z.record(numberKey, z.enum(roles)), () =>
    Object.fromEntries(roles.map((role) => [String(Perfil[role]), role])),
  ),
  /** Number of `Avaliacao.tipo` → word shown, replacing the portal's own words (decisions §5). */
  evaluationTypes: optional(z.record(numberKey, word)),
  grading: optional(Grading),
  attendance: z._default(z.strictObject({ maxAccuracyMeters: aboveZero }), { maxAccuracyMeters: 100 }),
  enrollment: z._default(Enrollment, { maxIntentions: 3 }),
  map: optional(
    z.strictObject({
      tileUrl: TileUrl,
      attribution: word,
      maxZoom: z._default(whole(1, 22), 19),
      /** Degrees: outside of them no tile is asked for. Absent: the tiles cover the world. */
      bounds: optional(Bounds),
    }),
  ),
  brand: z._default(
    z.strictObject({
      name: word,
      shortName: word,
      logoUrl: optional(Path),
      accent: optional(like(/^#[0-9a-fA-F]{6}$/, 'color')),
    }),
    { name: 'Portal Acadêmico', shortName: 'Portal' },
  ),
  timeZone: z._default(TimeZone, 'America/Sao_Paulo'),
  locale: z._default(z.enum(['pt-BR', 'en', 'es']), 'pt-BR'),
  helpContacts: z._default(z.array(Contact), () => []),
})
