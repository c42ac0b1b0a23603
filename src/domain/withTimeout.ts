/**
 * Imports code and messages within a deadline, since on a hanging network an import neither resolves nor rejects; and
 * imports once.
 */

/** Thrown when code or messages have not arrived before the deadline. */
export class ImportTimeoutError extends Error {}

/** Milliseconds; long enough for a slow network that does deliver. */
const patience = 60_000

/** Rejects with `ImportTimeoutError` when `asked` has not settled before the deadline. */
export function withTimeout<Code>(asked: Promise<Code>): Promise<Code> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new ImportTimeoutError()), patience)
    asked.then(done, fail).finally(() => clearTimeout(timer))
  })
}

/** Code that is imported once. */
export interface OnceLoaded<Code> {
  /** Imports within the deadline; after a failure the next call tries again. */
  load: () => Promise<Code>
  /** The code, null until it has come. */
  known: () => Code | null
}

/** Code that is loaded comes without another `import()`, which takes turns of the browser before it resolves. */
export function once<Code>(fetchCode: () => Promise<Code>): OnceLoaded<Code> {
  let asked: Promise<Code> | null = null
  let code: Code | null = null
  const load = () =>
    (asked ??= withTimeout(fetchCode()).then(
      (come) => (code = come),
      (error: unknown) => {
        asked = null
        throw error
      },
    ))
  return { load, known: () => code }
}
