/** Work that no frame may wait for, least of all the one that answers a press or a key: it is done once that has been drawn. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
