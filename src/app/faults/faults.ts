/** Why a page cannot be, besides a no of the service: not this person's, nobody's address, code that did not come. */
import { ApiError } from '@/api'
import { CodeLate } from '../inTime'

/** Thrown by the guard; the error page says which profile is in use. */
export class ProfileRefused extends Error {}

/** Thrown by the guard: the address has the form of one of ours, but no such page can be. */
export class AddressUnknown extends Error {}

/** The words of Chromium, Firefox and Safari for code, or anything, that could not be fetched. */
const notFetched =
  /dynamically imported module|importing a module script|failed to fetch|attempting to fetch|load failed|javascript mime type/i

/** A failed import or a page of an older release: the code of the screen could not be loaded. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof CodeLate ||
  (error instanceof TypeError && !(error instanceof ApiError) && notFetched.test(error.message)) ||
  // a style that is gone: the bundler's own words
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'))
