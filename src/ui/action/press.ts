/**
 * Marks the pressed control in the next frame (`look/base.css`), before its page or panel is drawn: a tap or a key
 * would show nothing until then. `pressEnd` makes layout changes wait for the end of a press. A held Enter key presses
 * only once.
 */

/** Milliseconds that the mark stays; a page that takes longer shows its skeleton by then. */
const shown = 300

/** What a press acts on. */
const controls = 'a[href], button, summary'

/** Pending while a finger or a mouse button is down. */
let held = Promise.resolve()
let release = (): void => undefined

export function answerPresses(): void {
  const answer = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(controls) : null
    if (!pressed || pressed.getAttribute('aria-disabled') === 'true') return
    pressed.dataset['press'] = ''
    setTimeout(() => delete pressed.dataset['press'], shown)
  }
  document.addEventListener('click', answer, { capture: true, passive: true })
  document.addEventListener(
    'keydown',
    (event) => {
      const isControl = event.target instanceof Element && event.target.closest(controls) !== null
      // the focus may have moved here since the key went down
      if (event.key === 'Enter' && event.repeat && isControl) event.preventDefault()
    },
    { capture: true },
  )
  const hold = ({ type }: Event) => {
    release()
    if (type === 'pointerdown') held = new Promise((done) => (release = done))
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, hold, { capture: true, passive: true })
}

/**
 * Resolves once the current press, if there is one, has been handled: a button that moves away under the finger is not
 * pressed. A touch reaches the page when the finger lifts, with all its events in one task.
 */
export async function pressEnd(): Promise<void> {
  await held
  await new Promise((done) => setTimeout(done))
}
