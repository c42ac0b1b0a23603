/**
 * Why a page cannot be shown, besides errors of the service: wrong profile, unknown address, code that did not load.
 */
import { ApiError } from '@/api'
import { ImportTimeoutError } from '@/domain/withTimeout'

/** Thrown by the guard when the profile in use may not enter; the error page names that profile. */
export class ProfileRefused extends Error {}

/** Thrown by the guard when an address matches a pattern but its parameters cannot be valid. */
export class AddressUnknown extends Error {}

/** Matches the messages of Chromium, Firefox and Safari for modules and other files that could not be fetched. */
const notFetched =
  /dynamically imported module|importing a module script|failed to fetch|attempting to fetch|load failed|javascript mime type/i

/** Whether the code of a screen could not be loaded: a failed import, or a page of an older release. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof ImportTimeoutError ||
  (error instanceof TypeError && !(error instanceof ApiError) && notFetched.test(error.message)) ||
  // the bundler's own message for a style that is gone
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'))
