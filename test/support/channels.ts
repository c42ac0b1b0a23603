/**
 * Prefixes BroadcastChannel names per test file, since a channel of Node reaches every file that runs in the process.
 * Import it before anything that opens a channel.
 */
const file = crypto.randomUUID()

class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${file} ${name}`)
  }
}
// plain Node makes the global read-only, so it is redefined
Object.defineProperty(globalThis, 'BroadcastChannel', { value: OwnChannel, writable: true, configurable: true })
