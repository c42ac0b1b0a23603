// Each role's main job, from the sign-in page on, on a service that speaks one dialect, and one after the other all of them.
// All at once in a real browser: `e2e/journeys/dialects.desktop.spec.ts`.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { queryClient } from '@/api'
import { type Dialect, dialects } from '@/mock/dialects'
import { mock } from '@/mock/doors/node'
import { points } from '@/mock/seed/presenca'
import { openAt } from '../support/render'
import { wideScreen } from '../screens/lancamentos/window'
import { device } from '../screens/presenca/geolocation'
import type { Hand, Place, Words } from './hand'
import { lesson } from './lesson'
import { further, journeys } from './roles'

const user = userEvent.setup()
const bare = (element: Element) => element.textContent.replace(/\s+/g, ' ')
const says = (element: Element, words: Words) =>
  typeof words === 'string' ? bare(element).includes(words) : words.test(element.textContent)

const rows = (header: string) =>
  screen.getAllByRole('row').filter((row) =>
    within(row)
      .queryAllByRole('rowheader')
      .some((cell) => says(cell, header)),
  )
function inPlace(place: Place): HTMLElement[] {
  if (place === 'heading') return screen.getAllByRole('heading', { level: 1 })
  return typeof place === 'string' ? screen.getAllByRole(place) : rows(place.row)
}
/** The first one, as soon as it is there. */
const first = (all: () => readonly HTMLElement[]): Promise<HTMLElement> =>
  waitFor(() => {
    const [one] = all()
    if (!one) throw new Error(`not there: ${bare(document.body).slice(0, 600)}`)
    return one
  })

/** The hand of a page in this process. A page that is opened or loaded again has read nothing yet. */
function handOf(): Hand {
  let view: ReturnType<typeof openAt> | null = null
  const address = () => {
    const { pathname, search } = view?.router.state.location ?? { pathname: '', search: '' }
    return pathname + search
  }
  const open = (path: string) => {
    view?.unmount()
    view?.router.dispose()
    queryClient.clear()
    view = openAt(path)
    return Promise.resolve()
  }
  return {
    open,
    reload: () => open(address()),
    write: async (label, text) => {
      const field = await first(() => screen.getAllByLabelText(label))
      await user.clear(field)
      await user.click(field)
      await user.paste(text)
    },
    press: async (role, name, row) => {
      const around = () => (row ? rows(row) : [document.body])
      await user.click(await first(() => around().flatMap((one) => within(one).queryAllByRole(role, { name }))))
    },
    choose: async (card) =>
      user.click(await first(() => [...document.querySelectorAll('label')].filter((one) => says(one, card)))),
    pick: async (label, option) => user.selectOptions(await first(() => screen.getAllByLabelText(label)), option),
    sees: (words, place = 'main') => first(() => inPlace(place).filter((one) => says(one, words))),
    never: (words) => waitFor(() => expect(says(document.body, words)).toBe(false)),
    at: (looked) => waitFor(() => expect(address()).toMatch(looked)),
  }
}

// the cast: the table has these names and no other; this one is a matter of the wire between two processes
const spoken = (Object.keys(dialects) as Dialect[]).filter((name) => name !== 'compressed')

describe.each(spoken)('a service that speaks %s', (dialect) => {
  test.each(Object.entries({ ...journeys, ...further }))('%s', async (what, walk) => {
    wideScreen()
    mock.speak([dialect])
    if (what === 'a student: present, by position') {
      mock.setClock(lesson(1001))
      device('granted', { ...points.naEscola, accuracy: 5 })
    }
    await walk(handOf())
  })
})
