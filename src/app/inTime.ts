/** Code that is asked for and neither comes nor fails, on a network that hangs: a page is not on its way for ever. */

/** In place of code, or of words, that has not come in time. */
export class CodeLate extends Error {}

/** Milliseconds: long enough for a slow network, on which it does come. */
const patience = 60_000

/** Fails where `asked` has not come in time. */
export function inTime<Code>(asked: Promise<Code>): Promise<Code> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new CodeLate()), patience)
    asked.then(done, fail).finally(() => clearTimeout(timer))
  })
}
