/**
 * Answers a press in the next frame: what was pressed looks so (`look/base.css`) while its page or panel is being drawn.
 * A finger that lifts at once, and a key, would show nothing before that.
 */

/** Milliseconds; a page that takes longer shows its shape by then. */
const shown = 300

export function answerPresses(): void {
  const answer = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a[href], button, summary') : null
    if (!pressed || pressed.getAttribute('aria-disabled') === 'true') return
    pressed.dataset['press'] = ''
    setTimeout(() => delete pressed.dataset['press'], shown)
  }
  document.addEventListener('click', answer, { capture: true, passive: true })
}
