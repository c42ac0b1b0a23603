// What a page says where JavaScript is forbidden: whom to ask, as the settings tell it when the portal is built.
import { expect, test } from 'vitest'
import { contactList, withContacts } from '@/build/noScriptContacts'

const page = '<noscript><p>Ative-o.</p></noscript>'
const list = (helpContacts: unknown) => contactList(JSON.stringify({ helpContacts }))

test('telephone, mail and page of the contacts stand in the page as links', () => {
  const html = withContacts(
    page,
    list([
      { label: 'Secretaria', phone: '(47) 3333-4444', email: 'secretaria@escola.example' },
      { label: 'Rede', url: 'https://rede.example/ajuda' },
    ]),
  )
  const inside = /<noscript>([^]*)<\/noscript>/.exec(html)?.[1]
  expect(inside).toContain('<p>Ative-o.</p>')
  expect(inside).toContain('Secretaria · <a href="tel:4733334444">(47) 3333-4444</a>')
  expect(inside).toContain('<a href="mailto:secretaria@escola.example">')
  expect(inside).toContain('<a href="https://rede.example/ajuda">')
})

test('nothing of them is markup, and a bad address is no link', () => {
  const html = list([{ label: '<b>A</b> & "B"', url: 'javascript:alert(1)' }])
  expect(html).toBe('<ul><li>&#60;b&#62;A&#60;/b&#62; &#38; &#34;B&#34;</li></ul>')
})

test('without contacts the words stand alone', () => {
  for (const none of [undefined, [], 'no']) expect(withContacts(page, list(none))).toBe(page)
})
