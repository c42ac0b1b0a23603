/** Checksums of records that may have arrived, in all tabs: none is sent twice by mistake (src/README §4). */
import { type Pessoa, z } from '@/contract'
import { kept, onWipe, openChannel } from '@/session'

const name = 'pessoa.enviadas'
const tabs = openChannel(`portal.${name}`, z.string())
/** Records sent in other tabs, in memory only. */
const elsewhere = new Set<string>()
tabs.hear((sum) => elsewhere.add(sum))
onWipe((change) => {
  if (change === 'person') elsewhere.clear()
})

/** Two checksums (FNV-1a and a polynomial one): together practically unique. */
function sumOf(record: Pessoa): string {
  let one = 0x811c9dc5
  let two = 7
  for (const char of JSON.stringify(record)) {
    const code = char.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two, 31) + code
  }
  return `${(one >>> 0).toString(36)}.${(two >>> 0).toString(36)}`
}

const sums = kept(name, z.array(z.string()))
const here = (): string[] => sums.read() ?? []

export const wasSent = (record: Pessoa): boolean => here().includes(sumOf(record)) || elsewhere.has(sumOf(record))

export function noteSent(record: Pessoa): void {
  const sum = sumOf(record)
  sums.write([...new Set([...here(), sum])].slice(-50))
  tabs.say(sum)
}
