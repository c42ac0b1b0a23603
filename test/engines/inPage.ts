/** Runs in the page: finds what a person would press, fill or read. Uses nothing outside, since it is sent as text. */
import type { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'

type Plain = { text: string } | { source: string; flags: string }
export interface Wanted {
  act: 'press' | 'focus' | 'pick' | 'see' | 'miss' | 'address'
  /** The target of a press: a button or link of this name, in the row of this header; or a card. */
  role?: string
  name?: Plain
  row?: string
  card?: string
  /** The field to fill, or the option to select in it. */
  label?: string
  option?: string
  /** The words to read, and their place. */
  words?: Plain
  place?: 'main' | 'heading' | 'alert' | { row: string }
}
/** The place of the element, or why it was not found; `library`: the page has not loaded Testing Library yet. */
export type Found = { found: true; x: number; y: number } | { found: false; why: string } | { found: 'library' }

export function find(wanted: Wanted): Found {
  const { act, role, name, row, card, label, option, words, place } = wanted
  const tools = (
    window as unknown as {
      TestingLibraryDom?: { queryAllByRole: typeof queryAllByRole; queryAllByLabelText: typeof queryAllByLabelText }
    }
  ).TestingLibraryDom
  if (!tools) return { found: 'library' }
  const matcher = (plain: Plain) => ('text' in plain ? plain.text : new RegExp(plain.source, plain.flags))
  const bare = (text: string) => text.replace(/\s+/g, ' ').trim()
  const says = (element: Element, plain: Plain) => {
    const [text, looked] = [bare(element.textContent), matcher(plain)]
    return typeof looked === 'string' ? text.includes(looked) : looked.test(text)
  }
  const rows = (header: string) =>
    [...document.querySelectorAll<HTMLElement>('tr, [role=row]')].filter((one) =>
      [...one.querySelectorAll('th, [role=rowheader]')].some((cell) => bare(cell.textContent).includes(header)),
    )
  const inPlace = (): HTMLElement[] => {
    if (place === 'heading') return [...document.querySelectorAll('h1')]
    if (place === 'alert') return [...document.querySelectorAll<HTMLElement>('[role=alert]')]
    if (typeof place === 'object') return rows(place.row)
    return [...document.querySelectorAll<HTMLElement>('main')]
  }
  const all = (): HTMLElement[] => {
    if (words) return inPlace().filter((one) => says(one, words))
    if (label) return tools.queryAllByLabelText(document.body, label)
    if (card) return [...document.querySelectorAll('label')].filter((one) => says(one, { text: card }))
    const within = row ? rows(row) : [document.body]
    return within.flatMap((one) => tools.queryAllByRole(one, role ?? '', name ? { name: matcher(name) } : {}))
  }
  const where = { found: true, x: 0, y: 0 } as const
  if (act === 'address') {
    const looked = words && matcher(words)
    return looked instanceof RegExp && looked.test(location.href) ? where : { found: false, why: location.href }
  }
  if (act === 'miss') return words && says(document.body, words) ? { found: false, why: 'it is there' } : where
  const element = all().find((one) => one.checkVisibility({ visibilityProperty: true }))
  if (!element)
    return { found: false, why: `not there: ${bare(document.querySelector('main')?.innerText ?? '').slice(0, 600)}` }
  if (act === 'see') return where
  if (element.matches(':disabled')) return { found: false, why: 'disabled' }
  if (act === 'focus' && element instanceof HTMLInputElement) {
    // a message that has just come takes the focus once, so the field has to keep it until the next look
    const keeps = document.activeElement === element
    element.focus()
    element.select()
    return keeps ? where : { found: false, why: 'keeps no focus' }
  }
  if (act === 'pick' && element instanceof HTMLSelectElement) {
    const chosen = [...element.options].find(({ text }) => text === option)
    if (!chosen) return { found: false, why: 'no such option' }
    element.value = chosen.value
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
    return where
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // a link may span two lines, so the middle of its first line is used
  const [box = element.getBoundingClientRect()] = element.getClientRects()
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const top = document.elementFromPoint(at.x, at.y)
  const control = element instanceof HTMLLabelElement ? element.control : null
  if (!top || !(element.contains(top) || top === control))
    return { found: false, why: `covered by ${top?.outerHTML.slice(0, 200) ?? 'nothing'}` }
  const page = window as unknown as { pressed?: boolean }
  page.pressed = false
  element.addEventListener('click', () => (page.pressed = true), { once: true, capture: true })
  return { found: true, ...at }
}

/** Runs in the page after a press: false if the element moved away and was missed; true on another page. */
export const hit = (): boolean => (window as unknown as { pressed?: boolean }).pressed !== false
