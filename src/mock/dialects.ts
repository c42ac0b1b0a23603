/**
 * Dialects: what real services of this family do differently, each a switch of the pretended service and off unless
 * ordered (`npm run mock -- --dialect leaky`, `mock.speak(['leaky'])` in tests). A new one is a line of this table; the
 * place that answers differently asks `dialects.has(…)`.
 */

/** Every dialect, with what the service does when it is spoken. */
export const dialects = {
  leaky: 'sends the values of unpublished grades to students and guardians too',
} as const

/** The name of a dialect. */
export type Dialect = keyof typeof dialects

/** Whether a text names a dialect. */
export const isDialect = (name: string): name is Dialect => Object.hasOwn(dialects, name)
