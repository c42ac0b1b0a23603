/** Runs work after the next frame is painted, so that it does not delay the visible answer to a press or a key. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
