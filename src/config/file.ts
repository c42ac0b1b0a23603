/** The schema of `config.json` (decisions §1): every wrong value is refused with its key and a reason. */
import { Perfil } from '@/contract'
import { byDefault, dictionary, list, oneOf, optional, record, text, yesOrNo } from '@/domain/check'
import { isPhone } from '@/domain/contact'
import { roles } from '@/domain/profiles'
import {
  aboveZero,
  Address,
  Base,
  between,
  Email,
  id,
  like,
  isNumberKey,
  notBelowZero,
  Path,
  rows,
  TileUrl,
  TimeZone,
  whole,
  Window,
  word,
} from './rules'

/** The grading rules, where the school states them. Absent: no pass mark, no colour, no "needed mark". */
const Grading = record(
  {
    scaleMax: aboveZero,
    passingAverage: aboveZero,
    finalExam: optional(record({ weight: between(0, 1), minimumToSit: notBelowZero })),
    /** The effect of a recovery on the mean of its term; absent: inferred from the records. ASSUMED (decisions §10). */
    recovery: optional(oneOf(['replacesIfHigher', 'average'])),
    decimals: whole(0, 2),
  },
  ({ scaleMax, passingAverage, finalExam }, wrong) => {
    if (passingAverage > scaleMax) wrong(['passingAverage'], 'aboveScale')
    if (finalExam && finalExam.minimumToSit > scaleMax) wrong(['finalExam', 'minimumToSit'], 'aboveScale')
  },
)

const Series = record(
  { id, name: word, ageFrom: optional(whole(0, 120)), ageTo: optional(whole(0, 120)) },
  ({ ageFrom = 0, ageTo = 120 }, wrong) => {
    if (ageFrom > ageTo) wrong(['ageTo'], 'order')
  },
)
const School = record(
  {
    id,
    name: optional(word),
    address: optional(word),
    phone: optional(word),
    hours: optional(word),
    latitude: optional(between(-90, 90)),
    longitude: optional(between(-180, 180)),
  },
  ({ latitude, longitude }, wrong) => {
    if ((latitude === undefined) !== (longitude === undefined))
      wrong([latitude === undefined ? 'latitude' : 'longitude'], 'pair')
  },
)
const scriptType = optional(text())
/**
 * Names and dates of the network's places; the service's own values take precedence, and a school may set its own
 * `name`. ASSUMED (decisions §1).
 */
const Enrollment = record({
  maxIntentions: byDefault(whole(1, 20), 3),
  scriptTypes: optional(
    record({
      matricula: scriptType,
      login: scriptType,
      confirmacao: scriptType,
      transferencia: scriptType,
      cadastro: scriptType,
      serie: scriptType,
    }),
  ),
  helpUrl: optional(Address),
  series: optional(rows(Series)),
  shifts: optional(rows(record({ id: word, name: word }))),
  schools: optional(rows(School)),
  windows: optional(
    record({ cadastro: optional(Window), confirmacao: optional(Window), transferencia: optional(Window) }),
  ),
})

const Bounds = record(
  { south: between(-90, 90), west: between(-180, 180), north: between(-90, 90), east: between(-180, 180) },
  ({ south, west, north, east }, wrong) => {
    if (south >= north) wrong(['north'], 'order')
    if (west >= east) wrong(['east'], 'order')
  },
)

const Contact = record({
  label: word,
  phone: optional(text(isPhone, 'phone')),
  email: optional(Email),
  url: optional(Address),
})

export const SettingsFile = record({
  apiBaseUrl: byDefault(Base, ''),
  session: byDefault(oneOf(['cookie', 'header']), 'cookie'),
  /** Whether people may arrive signed in by another site of the network: then every visit asks for a session. */
  externalSignIn: byDefault(yesOrNo(), false),
  profiles: byDefault(
    dictionary(isNumberKey, 'number', oneOf(roles)),
    Object.fromEntries(roles.map((role) => [String(Perfil[role]), role])),
  ),
  /** Maps the number of `Avaliacao.tipo` to the word shown instead of the portal's own. ASSUMED (decisions §5). */
  evaluationTypes: optional(dictionary(isNumberKey, 'number', word)),
  grading: optional(Grading),
  attendance: byDefault(record({ maxAccuracyMeters: aboveZero }), { maxAccuracyMeters: 100 }),
  enrollment: byDefault(Enrollment, { maxIntentions: 3 }),
  map: optional(
    record({
      tileUrl: TileUrl,
      attribution: word,
      maxZoom: byDefault(whole(1, 22), 19),
      /** Degrees: no tile is requested outside of them. Absent: the tiles cover the world. */
      bounds: optional(Bounds),
    }),
  ),
  brand: byDefault(
    record({
      name: word,
      shortName: word,
      logoUrl: optional(Path),
      accent: optional(like(/^#[0-9a-fA-F]{6}$/, 'color')),
    }),
    { name: 'Portal Acadêmico', shortName: 'Portal' },
  ),
  timeZone: byDefault(TimeZone, 'America/Sao_Paulo'),
  locale: byDefault(oneOf(['pt-BR', 'en', 'es']), 'pt-BR'),
  helpContacts: byDefault(list(Contact), []),
})
