/**
 * Somebody who has only a keyboard: Tab to reach, arrows within a group, Space and Enter to press, keys to type. They
 * know where they are by the name of what has the focus; nothing is looked up from outside, as no hand can reach there.
 */
import { expect, type Page } from '@playwright/test'

/** More stops than any page of the flow has. */
const limit = 80

interface Here {
  name: string
  role: string
  /** The question that a choice belongs to. */
  group: string
  checked: boolean
}

/** Runs in the page: what has the focus, as it is told. */
function here(): Here {
  const element = document.activeElement as HTMLInputElement | null
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  return {
    name: words(element?.ariaLabel ?? element?.labels?.[0]?.textContent ?? element?.textContent),
    role: element?.type === 'radio' || element?.type === 'checkbox' ? element.type : (element?.localName ?? ''),
    group: words(element?.closest('fieldset')?.querySelector('legend')?.textContent),
    checked: element?.checked ?? false,
  }
}

export function hands(page: Page) {
  const { keyboard } = page
  const reach = async (key: 'Tab' | 'ArrowDown', there: (at: Here) => boolean, what: string | RegExp) => {
    const passed: string[] = []
    for (let i = 0; i < limit; i++) {
      const at = await page.evaluate(here)
      if (there(at)) return
      passed.push(at.name.slice(0, 40))
      await keyboard.press(key)
    }
    expect(passed, 'reached by keyboard').toContain(what)
  }
  const fits = (wanted: string | RegExp, name: string) =>
    typeof wanted === 'string' ? wanted === name : wanted.test(name)
  /** Tab to a button or link, Enter. */
  const press = async (name: string | RegExp) => {
    await reach('Tab', (at) => /^(?:button|a)$/.test(at.role) && fits(name, at.name), name)
    await keyboard.press('Enter')
  }
  const tabTo = (label: string) => reach('Tab', (at) => /^(?:input|select)$/.test(at.role) && at.name === label, label)
  /** A field that is reached by Tab is selected whole: what is typed takes the place of what stood there. */
  const type = async (label: string, text: string) => {
    await tabTo(label)
    await keyboard.type(text)
  }
  /** Enter in a field or a choice goes on, as in any form. */
  const enter = () => keyboard.press('Enter')
  /** Tab to the group, arrows within it, Space on the one. */
  const pick = async (group: string, name: string) => {
    await reach('Tab', (at) => at.role === 'radio' && at.group === group, group)
    await reach('ArrowDown', (at) => at.name === name, name)
    await keyboard.press('Space')
    expect((await page.evaluate(here)).checked, `${name} is chosen`).toBe(true)
  }
  /** Tab to the next box, Space. */
  const tick = async () => {
    await reach('Tab', (at) => at.role === 'checkbox', 'checkbox')
    await keyboard.press('Space')
    expect((await page.evaluate(here)).checked).toBe(true)
  }
  return { enter, pick, press, tabTo, tick, type }
}
