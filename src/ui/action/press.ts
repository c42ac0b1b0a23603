/**
 * Answers a press in the next frame: what was pressed looks so (`look/base.css`) while its page or panel is being drawn.
 * A finger that lifts at once, and a key, would show nothing before that. And has what would move wait for a press's end.
 */

/** Milliseconds; a page that takes longer shows its shape by then. */
const shown = 300

/** While a finger, or a button of the mouse, is down it waits for that to end. */
let held = Promise.resolve()
let release = (): void => undefined

export function answerPresses(): void {
  const answer = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a[href], button, summary') : null
    if (!pressed || pressed.getAttribute('aria-disabled') === 'true') return
    pressed.dataset['press'] = ''
    setTimeout(() => delete pressed.dataset['press'], shown)
  }
  document.addEventListener('click', answer, { capture: true, passive: true })
  const hold = ({ type }: Event) => {
    release()
    if (type === 'pointerdown') held = new Promise((done) => (release = done))
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, hold, { capture: true, passive: true })
}

/**
 * Resolves once the press under way, if there is one, has done what it does: a button that moves away under a finger is
 * not pressed. A finger's press reaches the page when it has lifted, all of it in one task.
 */
export async function pressEnd(): Promise<void> {
  await held
  await new Promise((done) => setTimeout(done))
}
