import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { watchTranslation } from '@/app/translation'

// once for all tests, as in a page
watchTranslation()

const html = 'http://www.w3.org/1999/xhtml'
const font = (text: Text) => {
  const font = document.createElementNS(html, 'font')
  font.append(text.data.toUpperCase())
  return font
}
const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}
const texts = () => textsOf(document.body).filter(({ data }) => data.trim() !== '')

/** The ways in which translators are known to work. */
const translators: [string, () => void][] = [
  ['replaces each text', () => texts().forEach((text) => text.replaceWith(font(text)))],
  [
    'puts its words before a text and takes the text out',
    () => {
      // as the extension of a browser does it: not by the functions of the page
      for (const text of texts()) {
        text.before(font(text))
        text.remove()
      }
    },
  ],
  [
    'puts its words behind a text, the last text first',
    () => {
      for (const text of texts().reverse()) {
        text.after(font(text))
        text.remove()
      }
    },
  ],
  [
    'empties an element and fills it anew, with other texts between the same elements',
    () => {
      for (const element of new Set(texts().flatMap(({ parentElement }) => parentElement ?? []))) {
        const children = [...element.childNodes]
        for (const child of children) child.remove()
        element.append(...children.map((child) => (child instanceof Text ? child.data.toUpperCase() : child)))
      }
    },
  ],
]

interface Props {
  hour: string
  isNew?: boolean
  late?: boolean
}

/** A text that changes, one that comes and goes beside elements, and an element that comes before a text. */
function Line({ hour, isNew = false, late = false }: Props) {
  return (
    <p data-testid="line">
      {late && <b>late </b>}
      read at {hour} {isNew ? 'anew' : <i>once</i>} <span>today</span>
      {isNew && ' and all'}
    </p>
  )
}

const words = () => screen.getByTestId('line').textContent.replace(/\s+/g, ' ').trim()
/** What a translator did is heard in a turn of its own, before React works again. */
const translated = (translate: () => void) =>
  act(async () => {
    translate()
    await Promise.resolve()
  })
const draw = async (view: ReturnType<typeof render>, props: Props) => {
  view.rerender(<Line {...props} />)
  await act(() => Promise.resolve())
}

test.each(translators)('a translator that %s: what changes is seen, what goes is gone', async (_, translate) => {
  const view = render(<Line hour="10:00" />)
  await translated(translate)
  expect(words()).toBe('READ AT 10:00 ONCE TODAY')
  await draw(view, { hour: '11:00' })
  expect(words()).toMatch(/^read at 11:00 once today$/i)
  await translated(translate)
  await draw(view, { hour: '11:00', isNew: true, late: true })
  expect(words()).toMatch(/^late read at 11:00 anew today and all$/i)
  await translated(translate)
  await draw(view, { hour: '12:00' })
  expect(words()).toMatch(/^read at 12:00 once today$/i)
  view.unmount()
  expect(document.body).toHaveTextContent('')
})

test('a page that is shown as it was again has each text once', async () => {
  const view = render(<Line hour="10:00" isNew />)
  const before = texts()
  const shown = words()
  const fonts = before.map(font)
  await translated(() => {
    before.forEach((text, i) => text.replaceWith(fonts[i] ?? ''))
  })
  await translated(() => {
    before.forEach((text, i) => fonts[i]?.replaceWith(text))
  })
  expect(words()).toBe(shown)
  await draw(view, { hour: '11:00', isNew: true })
  expect(words()).toBe('read at 11:00 anew today and all')
})

test('an element that is no child of this one is refused as ever', () => {
  const element = document.createElement('b')
  expect(() => document.body.removeChild(element)).toThrow(DOMException)
  expect(() => document.body.insertBefore(document.createElement('i'), element)).toThrow(DOMException)
})
