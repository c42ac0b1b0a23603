/**
 * A person who has only a keyboard: Tab to reach, arrows within a group, Space and Enter to press, keys to type.
 * Targets are found only by the name of the focused element, never by a locator, which no person could use.
 */
import { expect, type Page } from '@playwright/test'

/** The most presses of Tab: more than any page of the flow has stops. */
const limit = 80

interface Here {
  name: string
  role: string
  /** The legend of the group of a choice. */
  group: string
  checked: boolean
}

/** Runs in the page: the focused element with its name. */
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
  /** Tabs to a button or link and presses Enter. */
  const press = async (name: string | RegExp) => {
    await reach('Tab', (at) => /^(?:button|a)$/.test(at.role) && fits(name, at.name), name)
    await keyboard.press('Enter')
  }
  const tabTo = (label: string) => reach('Tab', (at) => /^(?:input|select)$/.test(at.role) && at.name === label, label)
  /** Tabs to a field and types; Tab selects its text whole, so that typing replaces it. */
  const type = async (label: string, text: string) => {
    await tabTo(label)
    await keyboard.type(text)
  }
  /** Presses Enter, which submits the form in a field or a choice. */
  const enter = () => keyboard.press('Enter')
  /** Tabs to the group, goes to the choice by arrows and presses Space. */
  const pick = async (group: string, name: string) => {
    await reach('Tab', (at) => at.role === 'radio' && at.group === group, group)
    await reach('ArrowDown', (at) => at.name === name, name)
    await keyboard.press('Space')
    expect((await page.evaluate(here)).checked, `${name} is chosen`).toBe(true)
  }
  /** Tabs to the next box and presses Space. */
  const tick = async () => {
    await reach('Tab', (at) => at.role === 'checkbox', 'checkbox')
    await keyboard.press('Space')
    expect((await page.evaluate(here)).checked).toBe(true)
  }
  return { enter, pick, press, tabTo, tick, type }
}
