/** Puts a deadline on imports of code and messages: on a hanging network an import neither resolves nor rejects. */

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
