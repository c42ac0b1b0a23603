/** Work that no press and no key may wait for: it is done once the frame that answers them has been drawn. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
