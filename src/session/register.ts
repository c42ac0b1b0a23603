/** Everything that the portal keeps on a device, one row per thing: all erasing and the list on the settings page use it. */
export interface Row {
  /**
   * `device`: stays after the browser is closed · `tab`: survives a reload · `either`: on the device while the person stays
   * signed in ("Manter conectado"), else in the tab · `database`: the readings (`readings.ts`).
   */
  readonly where: 'device' | 'tab' | 'either' | 'database'
  /**
   * `device`: a preference, stays when somebody leaves · `person`: of the person signed in · `asked`: of a person who asked for
   * it to outlive their leaving, and read by nobody else · `family`: typed without an account.
   */
  readonly whose: 'device' | 'person' | 'asked' | 'family'
  /**
   * On a computer that many use: `tab` ends with the tab and with the session, `memory` with the page. `kept` and `tab` are for
   * what says nothing of anybody; the privacy page names each (`pages.privacy.keeping.shared`).
   */
  readonly onPublic: 'kept' | 'tab' | 'memory' | 'never'
  /** Milliseconds after which it is dropped; null: no end of its own. */
  readonly lasts: number | null
  /** Raised when an older value would be read wrongly, not when it only lacks something that can be asked for; 0: kept as plain text, with neither version nor hour. */
  readonly version: number
  /** Its name in the list of what this device keeps (`pages.data.…`); null: not listed. */
  readonly kind: KeptKind | null
  /** Work that signing out would lose: the person is asked first. */
  readonly unsent?: true
}

/** What a person can recognise in the list of what this device keeps. */
export const keptKinds = [
  'preferences',
  'signedIn',
  'readings',
  'visit',
  'attempts',
  'work',
  'matricula',
  'dates',
  'others',
] as const
export type KeptKind = (typeof keptKinds)[number]

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const preference = {
  where: 'device',
  whose: 'device',
  onPublic: 'kept',
  lasts: null,
  version: 0,
  kind: 'preferences',
} as const
/** Unfinished work of the person signed in: erased when they leave; in memory only on a public device. */
const work = {
  where: 'tab',
  whose: 'person',
  onPublic: 'memory',
  lasts: null,
  version: 1,
  kind: 'work',
} as const
const habit = { ...work, where: 'either', kind: 'visit' } as const
/** Of a family without an account, on a device of its own. */
const family = {
  where: 'device',
  whose: 'family',
  onPublic: 'never',
  lasts: 30 * day,
  version: 1,
  kind: 'matricula',
} as const

/** The names are those in storage, after `portal.`; some have a further part of their own (`lancamentos.12`). */
export const register = {
  idioma: preference,
  idiomaDaRede: { ...preference, kind: null },
  tema: preference,
  texto: preference,
  aparelhoPublico: preference,
  ocultarAoVoltar: preference,
  /** How high the lines of the gradebook are. */
  density: preference,
  /** "Manter conectado": then the service decides how long a session lives. */
  manterConectado: { ...preference, onPublic: 'never', kind: 'signedIn' },
  /** When anybody last used the portal, in milliseconds: a closed tab or a sleeping device ends a session too. */
  uso: { ...preference, kind: null },
  /** Somebody left while the service could not be told: their session still lives there and must not let anybody in. */
  saida: { ...preference, kind: null },
  /** How the service is asked, for the question before the code has come (`build/ask.template.js`). */
  servico: { ...preference, kind: null },
  /** Of which release the browser holds the files compiled (`app/nextVisit.ts`). */
  compiled: { ...preference, kind: null },
  /** The windows of the enrollment as last told; they say nothing about a family. */
  periodos: { ...preference, lasts: 12 * hour, version: 2, kind: 'dates' },

  notasOcultas: { ...work, onPublic: 'kept', version: 0, kind: 'preferences' },
  /** The session's id, where it travels in a header; removed by `api/transport.ts`, never by a wipe. */
  sessao: { ...work, whose: 'device', version: 0, kind: 'signedIn' },
  /** Which of their children a guardian looked at last. */
  filho: { ...work, kind: 'preferences' },
  /** Which of their profiles a person used last. */
  perfil: { ...habit, kind: 'preferences' },
  /** What the start page asks of the service for this person: their number and those of classes and messages, nothing of what is answered (`api/early.ts`). */
  primeira: { ...work, where: 'device', version: 0, kind: 'others' },
  /** The record of a person that is being typed, and sums of those that may have arrived. */
  pessoa: { ...work, unsent: true },
  'pessoa.enviadas': { ...work, kind: 'others' },
  /** Which sections of that record are folded. */
  'pessoa.folds': { ...work, kind: 'preferences' },
  /** A removal of roles that had not ended when its page went: of which user, and what; until the next page has told it. */
  papeis: { ...work, version: 2, kind: 'others' },
  /** What was sent today, by class and for persons: hours, counts, names of persons. */
  sent: { ...work, lasts: day, kind: 'others' },
  lancamentos: { ...work, unsent: true },
  /** Hours and answers of attempts to mark attendance, never a position. */
  presenca: { ...habit, version: 2, kind: 'attempts' },
  /** What this person has looked at, by student; `vistos`: the same where they asked for it to be remembered across visits. */
  visita: { ...habit, version: 2 },
  vistos: { ...habit, where: 'device', whose: 'asked', onPublic: 'never', lasts: 400 * day },
  lidos: { ...habit, onPublic: 'tab' },
  leituras: { where: 'database', whose: 'person', onPublic: 'never', lasts: 30 * day, version: 1, kind: 'readings' },

  /** The enrollment that is being filled in, where the device is not known to be the family's own. */
  'vagas.rascunho': { ...family, where: 'tab', onPublic: 'memory', lasts: 30 * minute, version: 3 },
  /** The same on a device of the family's own. */
  'vagas.guardados': { ...family, lasts: 7 * day, version: 3 },
  /** What was sent: the receipts of the family. */
  'vagas.recibos': family,
  /** Which of those on the device this tab was at: a random number, nothing of the family. */
  'vagas.aba': { ...family, where: 'tab', kind: null },
  /** The offer of places as last told; it says nothing about a family but the series. */
  'vagas.oferta': { ...family, lasts: 12 * hour, kind: 'dates' },
  /** That a request left and its answer was not seen; nothing of the request. */
  'vagas.incerto': { ...family, where: 'tab', onPublic: 'kept', lasts: null, kind: 'others' },
} as const satisfies Record<string, Row>

export type RowName = keyof typeof register

export const prefix = 'portal.'

const names = (Object.keys(register) as RowName[]).sort((a, b) => b.length - a.length)
/** The row that a key of the storage belongs to; null: a key of an older release, which nobody reads any more. */
export function rowOf(key: string): Row | null {
  const name = names.find((one) => key === prefix + one || key.startsWith(`${prefix}${one}.`))
  return name ? register[name] : null
}
