/** Dialects: deviations of real services, each off by default. The code that deviates asks `dialects.has(…)`. */

/** Every dialect, with what the service does in it. */
export const dialects = {
  bare: 'embeds nothing, whatever `embutir` names',
  plain: 'refuses whoever names anything in `embutir`',
  leaky: 'sends the values of unpublished grades to students and guardians too',
  pascal: 'spells every name with a capital, those of fields at fault too',
  pascalstatus: 'spells only `ResponseStatus` and what is in it with a capital',
  netdates: 'sends date-times as `/Date(ms±hhmm)/`',
  enumtext: 'sends profiles, kinds of evaluation, weekdays and states of a request as the words of enumerations',
  nonulls: 'leaves out what is null',
  htmlerrors: 'answers a refusal with a page of HTML',
  loginpage: 'leads to a page to sign in at, instead of answering 401',
  compressed: 'compresses its answers (over HTTP)',
} as const

/** The name of a dialect. */
export type Dialect = keyof typeof dialects

/** The dialects that are on. */
export type Spoken = ReadonlySet<Dialect>

/** Whether a text names a dialect. */
export const isDialect = (name: string): name is Dialect => Object.hasOwn(dialects, name)
