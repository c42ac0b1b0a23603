/** The contract with the service: the table of all operations and every type of `service.md`. Imports zod only. */
import { acesso } from './acesso'
import type { Schema } from './common'
import { curso } from './curso'
import { diario } from './diario'
import { matricula } from './matricula'
import type { Operation } from './operation'
import { presenca } from './presenca'
import type { z } from './z'

/** All operations by their name on the wire. The five parts are exported too, since the sign-in page needs only one. */
export const op = { ...acesso, ...diario, ...presenca, ...curso, ...matricula }

/** The name of an operation, as it appears in its address. */
export type OperationName = keyof typeof op
/** The input that a caller may pass: every field with a default is optional. */
export type Ask<O extends { input: Schema }> = z.input<O['input']>
/** The completed request body, as it is sent. */
export type Input<O extends { input: Schema }> = z.output<O['input']>
/** The reply body of a successful request. */
export type Output<O extends { output: Schema }> = z.output<O['output']>

/** All operations as a list, for tools that walk the table (the pretended service, the explorer, tests). */
export const operations: readonly Operation<OperationName>[] = Object.values(op)

export { z } from './z'
export * from './acesso'
export * from './common'
export * from './curso'
export * from './diario'
export { enumerationOf, profilesCalled } from './enumerations'
export * from './matricula'
export * from './numbers'
export * from './operation'
export { own } from './own'
export { bare, defOf, forbidden, isRecord, planOf } from './plan'
export * from './presenca'
export * from './refusal'
export { repair, Unreadable } from './repair'
export { bySchoolClock, momentAtSchool, momentOf, schoolDay, wallClockAt, writeOffset } from './schoolClock'
export { isZone, offsetAt, readMomentsIn } from './zone'
