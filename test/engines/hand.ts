/** The hand of another browser finds an element in the page by role and name, then presses it with real events. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Hand, Place, Words } from '../journeys/hand'
import { find, type Found, hit, type Wanted } from './inPage'
import type { Tab } from './tab'

const library = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
)
const patience = 15_000
const soon = () => new Promise((wait) => setTimeout(wait, 40))

const plain = (words: Words) =>
  typeof words === 'string' ? { text: words } : { source: words.source, flags: words.flags }

export function handOf(tab: Tab, base: string): Hand {
  /** Searches until the element is found; on time-out throws with the last reason. */
  async function until(wanted: Wanted): Promise<Extract<Found, { found: true }>> {
    let last: Found = { found: false, why: 'nothing yet' }
    let before = ''
    for (const end = Date.now() + patience; Date.now() < end; await soon()) {
      last = await tab.run(find, wanted).catch((error: unknown): Found => ({ found: false, why: String(error) }))
      if (last.found === 'library') await tab.load(library)
      else if (last.found) {
        // an element that is pressed has to stand still first
        const now = `${last.x} ${last.y}`
        if (now === before || wanted.act !== 'press') return last
        before = now
      }
    }
    throw new Error(`${JSON.stringify(wanted)}: ${last.found === false ? last.why : ''}`)
  }
  const press = async (wanted: Omit<Wanted, 'act'>, tries = 3): Promise<void> => {
    const { x, y } = await until({ ...wanted, act: 'press' })
    await tab.press(x, y)
    // a page that is being left does not answer
    const done = await tab.run(hit).catch(() => true)
    if (!done && tries > 1) await press(wanted, tries - 1)
  }
  return {
    open: (path) => tab.go(base + path),
    reload: () => tab.reload(),
    write: async (label, text) => {
      await until({ label, act: 'focus' })
      await tab.type(text)
    },
    press: (role, name, row) => press({ role, name: plain(name), ...(row && { row }) }),
    choose: (card) => press({ card }),
    pick: (label, option) => until({ label, option, act: 'pick' }),
    sees: (words, where: Place = 'main') => until({ words: plain(words), place: where, act: 'see' }),
    never: (words) => until({ words: plain(words), act: 'miss' }),
    at: (address) => until({ words: plain(address), act: 'address' }),
  }
}
