/** The heading of every home, whoever it is about. */
import { render } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '@/i18n'
import { Greeting } from '@/screens/diario/home/Greeting'

beforeAll(() => loadMessages('diario'))

test.each([
  ['Ana Prado Souza', false, 'Olá, Ana'],
  ['Davi Souza', true, 'Sobre Davi'],
  ['', false, 'Olá'],
  // a child whose name the service does not tell
  ['', true, 'Olá'],
])('%j, about somebody else: %s', (name, about, words) => {
  const { container } = render(<Greeting name={name} about={about} />)
  expect(container.textContent).toBe(words)
})
