/**
 * One sending at a time over all tabs of this browser; without locks (an old browser, plain http) over this tab alone.
 * Null: another tab is sending right now, and nothing was sent here.
 */
export async function alone<T>(name: string, send: () => Promise<T>): Promise<T | null> {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return send()
  return locks.request(`portal.${name}.envio`, { ifAvailable: true }, (lock) => (lock ? send() : null))
}
