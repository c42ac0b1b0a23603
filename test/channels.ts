/**
 * A channel of Node reaches every file that runs in the process. With a mark of its own, the tabs of a file hear only each
 * other. Imported before anything that opens a channel.
 */
const file = crypto.randomUUID()

class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${file} ${name}`)
  }
}
// on plain Node it cannot be assigned to
Object.defineProperty(globalThis, 'BroadcastChannel', { value: OwnChannel, writable: true, configurable: true })
