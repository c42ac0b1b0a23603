/** What a person does and sees, in words of any browser: journeys are written in these and run on all of them. */
import { expect, type Locator, type Page } from '@playwright/test'

export type Words = string | RegExp
/** Where something is looked for: the page's own part, its title, a message, or the row with this header. */
export type Place = 'main' | 'heading' | 'alert' | { row: string }

export interface Hand {
  open: (path: string) => Promise<unknown>
  reload: () => Promise<unknown>
  /** Writes into the field of this label, in place of what is there. */
  write: (label: string, text: string) => Promise<unknown>
  press: (role: 'button' | 'link', name: Words, row?: string) => Promise<unknown>
  /** A choice is a card or a word: its whole surface is the label's. */
  choose: (card: string) => Promise<unknown>
  pick: (label: string, option: string) => Promise<unknown>
  sees: (words: Words, place?: Place) => Promise<unknown>
  /** These words are nowhere on the page; asked when something else has shown that it is drawn. */
  never: (words: Words) => Promise<unknown>
  at: (address: RegExp) => Promise<unknown>
}

/** The hand of a page of Playwright. */
export function handOf(page: Page): Hand {
  const place = (where: Place): Locator => {
    if (where === 'heading') return page.getByRole('heading', { level: 1 })
    if (typeof where === 'string') return page.getByRole(where)
    return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: where.row }) })
  }
  return {
    open: (path) => page.goto(path),
    reload: () => page.reload(),
    write: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    press: (role, name, row) => (row ? place({ row }) : page).getByRole(role, { name, exact: true }).first().click(),
    choose: (card) => page.locator('label').filter({ hasText: card }).first().click(),
    pick: (label, option) => page.getByLabel(label, { exact: true }).selectOption({ label: option }),
    sees: (words, where = 'main') => expect(place(where).filter({ hasText: words }).first()).toBeVisible(),
    never: (words) => expect(page.getByText(words)).toHaveCount(0),
    at: (address) => expect(page).toHaveURL(address),
  }
}
