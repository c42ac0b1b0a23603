/** How often the page was loaded anew: jsdom cannot, and says so each time it is asked. */
export function countReloads(): () => number {
  let n = 0
  const { _virtualConsole: told } = window as unknown as { _virtualConsole: NodeJS.EventEmitter }
  told.removeAllListeners('jsdomError')
  told.on('jsdomError', () => (n += 1))
  return () => n
}
