/**
 * A small schema library for what is read before the first page can be used: settings, messages between tabs, forms of
 * the entrances. It is short because every visit loads it; replies of the service are checked by zod, and both
 * implement Standard Schema.
 */

/** A wrong value: its path, the reason, and the allowed words where only some are. */
export interface Problem {
  readonly path: readonly string[]
  readonly message: string
  readonly words?: string
}

type Verdict<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly unknown[] }

/** The interface of every schema, ours and those of zod (Standard Schema). */
export interface Shape<T> {
  readonly '~standard': { readonly validate: (value: unknown) => Verdict<T> | Promise<Verdict<T>> }
}

/** The value if it matches the shape, otherwise null. For synchronous shapes only. */
export function valueOf<T>(shape: Shape<T>, value: unknown): { readonly value: T } | null {
  const verdict = shape['~standard'].validate(value)
  return 'value' in verdict ? verdict : null
}

/** Reads a value at a path and appends its problems to the list. The result is meaningless when there are problems. */
type Read<T> = (value: unknown, path: readonly string[], told: Problem[]) => T

/**
 * A schema built from the functions below. `read` serves schemas that contain others, and callers that
 * want every problem.
 */
export interface Check<T> {
  readonly read: Read<T>
  readonly '~standard': {
    readonly validate: (
      value: unknown,
    ) => { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Problem[] }
  }
}
/** The type of the values that a check accepts. */
export type Checked<C> = C extends Check<infer T> ? T : never

/**
 * Whether the problem is a key that a record does not know: it is left out and no reason to refuse, since it may be
 * of another release.
 */
export const isUnknown = ({ message }: Problem): boolean => message === 'unknown'

const checkOf = <T>(read: Read<T>): Check<T> => ({
  read,
  '~standard': {
    validate(value) {
      const told: Problem[] = []
      const whole = read(value, [], told)
      const issues = told.filter((one) => !isUnknown(one))
      return issues.length > 0 ? { issues } : { value: whole }
    },
  },
})

/** Makes a check of one type with a test; `reason`, and `words` about what is allowed, are told when the test fails. */
const kind =
  <T>(is: (value: unknown) => value is T) =>
  (test: (value: T) => boolean = () => true, reason = 'value', words = ''): Check<T> =>
    checkOf((value, path, told) => {
      if (!is(value)) told.push({ path, message: 'value' })
      else if (!test(value)) told.push({ path, message: reason, words })
      // the cast is unsafe only where a problem was reported above
      return value as T
    })

/** A text, which must pass the test where one is given. */
export const text = kind((value): value is string => typeof value === 'string')
/** A finite number. */
export const number = kind((value): value is number => Number.isFinite(value))
/** A safe integer. */
export const whole = kind((value): value is number => Number.isSafeInteger(value))
/** `true` or `false`. */
export const yesOrNo = kind((value): value is boolean => typeof value === 'boolean')
/** Any value: the caller checks it. */
export const anything: Check<unknown> = checkOf((value) => value)

/** One of some words. */
export const oneOf = <const T extends string>(words: readonly T[], message = 'oneOf'): Check<T> =>
  checkOf((value, path, told) => {
    if (!words.some((word) => word === value)) told.push({ path, message, words: words.join(', ') })
    return value as T
  })

/** A value that may be absent. */
export const optional = <T>({ read }: Check<T>): Check<T | undefined> =>
  checkOf((value, path, told) => (value === undefined ? undefined : read(value, path, told)))

/** A value that may be absent, with a default. */
export const byDefault = <T>({ read }: Check<T>, value: T): Check<T> =>
  checkOf((given, path, told) => (given === undefined ? value : read(given, path, told)))

/** A value that may be null. */
export const orNull = <T>({ read }: Check<T>): Check<T | null> =>
  checkOf((value, path, told) => (value === null ? null : read(value, path, told)))

/** A value that is normalised by `as` before it is checked. */
export const written = <T>({ read }: Check<T>, as: (value: unknown) => unknown): Check<T> =>
  checkOf((value, path, told) => read(as(value), path, told))

/** A value of one of two shapes; the problems are those of the second when neither matches. */
export const either = <A, B>(one: Check<A>, other: Check<B>): Check<A | B> =>
  checkOf((value, path, told) => {
    const first: Problem[] = []
    const result = one.read(value, path, first)
    return first.every(isUnknown) ? result : other.read(value, path, told)
  })

type Fields = Readonly<Record<string, Check<unknown>>>
type Absent<F extends Fields> = { [K in keyof F]: undefined extends Checked<F[K]> ? K : never }[keyof F]
type Whole<F extends Fields> = { [K in Exclude<keyof F, Absent<F>>]: Checked<F[K]> } & {
  [K in Absent<F>]?: Checked<F[K]>
}
/** Reports parts of a value that contradict each other; runs only once every part is valid by itself. */
type Together<T> = (value: T, wrong: (path: readonly (string | number)[], message: string) => void) => void

function together<T>(
  value: T,
  look: Together<T> | undefined,
  path: readonly string[],
  told: Problem[],
  before: number,
) {
  if (told.slice(before).every(isUnknown))
    look?.(value, (at, message) => told.push({ path: [...path, ...at.map(String)], message }))
  return value
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record of known keys. An unknown key is reported as `unknown` and left out. */
export const record = <F extends Fields>(fields: F, look?: Together<Whole<F>>): Check<Whole<F>> =>
  checkOf((value, path, told) => {
    const before = told.length
    const whole: Record<string, unknown> = {}
    if (!isHolder(value)) told.push({ path, message: 'value' })
    else {
      for (const [name, { read }] of Object.entries(fields)) {
        const part = read(Object.hasOwn(value, name) ? value[name] : undefined, [...path, name], told)
        if (part !== undefined) whole[name] = part
      }
      for (const name of Object.keys(value))
        if (!Object.hasOwn(fields, name)) told.push({ path: [...path, name], message: 'unknown' })
    }
    // built from exactly the fields above
    return together(whole as Whole<F>, look, path, told, before)
  })

/** A record with any keys that pass `isKey`. `reason` is reported for other keys. */
export const dictionary = <T>(
  isKey: (key: string) => boolean,
  reason: string,
  { read }: Check<T>,
): Check<Record<string, T>> =>
  checkOf((value, path, told) => {
    if (!isHolder(value)) told.push({ path, message: 'value' })
    const entries = isHolder(value) ? Object.entries(value) : []
    for (const [key] of entries) if (!isKey(key)) told.push({ path: [...path, key], message: reason })
    return Object.fromEntries(entries.map(([key, part]) => [key, read(part, [...path, key], told)]))
  })

/** A list whose rows all pass a check. */
export const list = <T>({ read }: Check<T>, look?: Together<T[]>): Check<T[]> =>
  checkOf((value, path, told) => {
    const before = told.length
    if (!Array.isArray(value)) told.push({ path, message: 'value' })
    const rows = Array.isArray(value) ? value.map((row, i) => read(row, [...path, String(i)], told)) : []
    return together(rows, look, path, told, before)
  })
