/**
 * Everything that the portal stores on a device, one row per value: erasing and the list on the settings page
 * use this table.
 */
export interface Row {
  /**
   * `device`: stays after the browser is closed · `tab`: survives a reload · `either`: on the device while the person
   * stays signed in ("Manter conectado"), otherwise in the tab · `database`: the readings (`readings.ts`).
   */
  readonly where: 'device' | 'tab' | 'either' | 'database'
  /**
   * `device`: a preference, stays when somebody leaves · `person`: belongs to the person signed in · `asked`: belongs
   * to a person who wanted it kept after sign-out, and is shown to nobody else · `family`: typed without an account.
   */
  readonly whose: 'device' | 'person' | 'asked' | 'family'
  /**
   * On a public computer: `tab` ends with the tab and with the session, `memory` with the page. `kept` and `tab` are
   * for values without personal data; the privacy page names each (`pages.privacy.keeping.shared`).
   */
  readonly onPublic: 'kept' | 'tab' | 'memory' | 'never'
  /** Milliseconds after which the value is dropped; null: never by age. */
  readonly lasts: number | null
  /**
   * Raised when an older value would be misread, not when it only lacks data that can be fetched again; 0: plain text
   * without version and time.
   */
  readonly version: number
  /** The kind in the list of what this device keeps (`pages.data.…`); null: not listed. */
  readonly kind: KeptKind | null
  /** Work that signing out would lose: the person is asked first. */
  readonly unsent?: true
}

/** The kinds of stored values that a person can recognise in the list. */
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
/** Unfinished work of the person signed in: erased at sign-out, in memory only on a public device. */
const work = {
  where: 'tab',
  whose: 'person',
  onPublic: 'memory',
  lasts: null,
  version: 1,
  kind: 'work',
} as const
const habit = { ...work, where: 'either', kind: 'visit' } as const
/** Belongs to a family without an account, on a device of its own. */
const family = {
  where: 'device',
  whose: 'family',
  onPublic: 'never',
  lasts: 30 * day,
  version: 1,
  kind: 'matricula',
} as const

/** The row names are the keys in storage after `portal.`; some keys have one more part (`lancamentos.12`). */
export const register = {
  idioma: preference,
  idiomaDaRede: { ...preference, kind: null },
  tema: preference,
  texto: preference,
  aparelhoPublico: preference,
  ocultarAoVoltar: preference,
  /** The row height of the gradebook. */
  density: preference,
  /** "Manter conectado": the service then decides how long a session lives. */
  manterConectado: { ...preference, onPublic: 'never', kind: 'signedIn' },
  /** When anybody last used the portal, in milliseconds: a closed tab or a sleeping device ends a session too. */
  uso: { ...preference, kind: null },
  /** The owner who came last: a tab that was kept asleep or is opened again knows by it that it is another's. */
  owner: { ...preference, onPublic: 'never', kind: 'others' },
  /** When somebody last signed out here: a family's draft that a closed tab brings back is older, and dropped. */
  left: { ...preference, kind: null },
  /** Marks a sign-out that the service has not received: its session still lives there and must not let anybody in. */
  saida: { ...preference, kind: null },
  /**
   * How to ask the service, for the request that the page sends before the code is loaded (`build/ask.template.js`).
   */
  servico: { ...preference, kind: null },
  /** The release whose files the browser holds compiled (`app/nextVisit.ts`). */
  compiled: { ...preference, kind: null },
  /** The last known enrollment periods; they say nothing about a family. */
  periodos: { ...preference, lasts: 12 * hour, version: 2, kind: 'dates' },

  notasOcultas: { ...work, onPublic: 'kept', version: 0, kind: 'preferences' },
  /** The session's id, where it travels in a header; removed by `api/transport.ts`, never by a wipe. */
  sessao: { ...work, whose: 'device', version: 0, kind: 'signedIn' },
  /** The child that a guardian looked at last. */
  filho: { ...work, kind: 'preferences' },
  /** The profile that a person used last. */
  perfil: { ...habit, kind: 'preferences' },
  /**
   * The requests of this person's start page: their number and those of classes and messages,
   * no answers (`api/early.ts`).
   */
  primeira: { ...work, where: 'device', version: 0, kind: 'others' },
  /** The person form being filled in; the row below holds checksums of forms that may have been saved. */
  pessoa: { ...work, unsent: true },
  'pessoa.enviadas': { ...work, kind: 'others' },
  /** The folded sections of that form. */
  'pessoa.folds': { ...work, kind: 'preferences' },
  /**
   * A removal of roles that had not ended when its page closed: the user and the roles, until the next page
   * has reported it.
   */
  papeis: { ...work, version: 2, kind: 'others' },
  /** What was sent today, by class and for persons: times, counts, names of persons. */
  sent: { ...work, lasts: day, kind: 'others' },
  lancamentos: { ...work, unsent: true },
  /** Times and answers of attempts to mark attendance, never a position. */
  presenca: { ...habit, version: 2, kind: 'attempts' },
  /** What this person has looked at, by student; `vistos`: the same, where they asked to keep it across visits. */
  visita: { ...habit, version: 2 },
  vistos: { ...habit, where: 'device', whose: 'asked', onPublic: 'never', lasts: 400 * day },
  lidos: { ...habit, onPublic: 'tab' },
  leituras: { where: 'database', whose: 'person', onPublic: 'never', lasts: 30 * day, version: 1, kind: 'readings' },

  /** The enrollment draft, where the device is not known to be the family's own. */
  'vagas.rascunho': { ...family, where: 'tab', onPublic: 'memory', lasts: 30 * minute, version: 3 },
  /** The enrollment drafts on the family's own device. */
  'vagas.guardados': { ...family, lasts: 7 * day, version: 3 },
  /** The receipts of sent requests. */
  'vagas.recibos': family,
  /** The draft that this tab was editing: a random number, nothing about the family. */
  'vagas.aba': { ...family, where: 'tab', kind: null },
  /** The last known offer of places; it says nothing about a family except the grade level. */
  'vagas.oferta': { ...family, lasts: 12 * hour, kind: 'dates' },
  /** Marks a request that was sent and whose answer was not seen; holds nothing of the request. */
  'vagas.incerto': { ...family, where: 'tab', onPublic: 'kept', lasts: null, kind: 'others' },
} as const satisfies Record<string, Row>

export type RowName = keyof typeof register

export const prefix = 'portal.'

const names = (Object.keys(register) as RowName[]).sort((a, b) => b.length - a.length)
/** The row that a storage key belongs to; null for a key that this release does not know. */
export function rowOf(key: string): Row | null {
  const name = names.find((one) => key === prefix + one || key.startsWith(`${prefix}${one}.`))
  return name ? register[name] : null
}
