// Reading aloud: by a voice of the device alone, what is seen and nothing else, until the end, a press, or another page.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setLanguage } from '@/i18n'
import { ReadAloud } from '@/ui/aloud/ReadAloud'
import { ServiceText } from '@/ui/data/ServiceText'

const own = { name: 'Luciana', voiceURI: 'luciana', lang: 'pt-BR', localService: true }
const english = { name: 'Samantha', voiceURI: 'samantha', lang: 'en_US', localService: true }
const far = { name: 'Google português', voiceURI: 'google', lang: 'pt-BR', localService: false }

let known: object[] = []
let spoken: SpeechSynthesisUtterance[] = []
const cancel = vi.fn(() => spoken.splice(0))
const listeners = new Set<() => void>()

beforeEach(() => {
  known = [own, english]
  spoken = []
  cancel.mockClear()
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => known,
    speak: (words: SpeechSynthesisUtterance) => spoken.push(words),
    cancel,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  })
  // jsdom lays nothing out: everything has a place but what is hidden
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  })
})

const page = (
  <main>
    <ReadAloud />
    <h1>Qual é o CPF do responsável?</h1>
    <p>
      São <strong>11 números</strong>.
    </p>
    <p hidden>Um erro que ninguém vê</p>
    <p aria-hidden="true">•••</p>
    <details>
      <summary>Sobre o CPF</summary>
      <p>O que está dobrado</p>
    </details>
    <p>
      <a href="#x">
        Alterar<span className="visually-hidden"> escola</span>
      </a>
    </p>
    <ServiceText as="p">Escola Básica</ServiceText>
  </main>
)
const listen = () => screen.queryByRole('button', { name: 'Ouvir esta página' })

test('what is seen is read, line by line, by a voice of the device; pressed again it stops', async () => {
  render(page)
  await userEvent.click(listen() ?? document.body)
  expect(spoken.map(({ text }) => text)).toEqual([
    'Qual é o CPF do responsável?',
    'São 11 números .',
    'Sobre o CPF',
    'Alterar escola',
    'Escola Básica',
  ])
  expect(spoken.every(({ lang, voice }) => voice?.name === 'Luciana' && lang === 'pt-BR')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Parar a leitura' }))
  expect(spoken).toEqual([])
  expect(listen()).toHaveFocus()
})

test('at the end of the last line it can be heard again', async () => {
  render(page)
  await userEvent.click(listen() ?? document.body)
  act(() => spoken.forEach((words) => void words.onend?.(new Event('end') as SpeechSynthesisEvent)))
  expect(listen()).toBeVisible()
})

test('a page that goes takes its voice along', async () => {
  const { unmount } = render(page)
  await userEvent.click(listen() ?? document.body)
  expect(spoken).not.toEqual([])
  unmount()
  expect(spoken).toEqual([])
  expect(listeners.size).toBe(0)
})

test('no voice of the device, no button: another one would send the words away', () => {
  known = [far]
  render(page)
  expect(listen()).toBeNull()
  known = [far, own]
  act(() => listeners.forEach((listener) => listener()))
  expect(listen()).toBeVisible()
})

test('words of the service are read in their language, the others in that of the page', async () => {
  await setLanguage('en')
  onTestFinished(() => setLanguage('pt-BR'))
  render(page)
  await userEvent.click(screen.getByRole('button', { name: 'Listen to this page' }))
  expect(spoken.map(({ voice }) => voice?.name).slice(-2)).toEqual(['Samantha', 'Luciana'])
})

test('a browser that reads nothing has no button', () => {
  vi.stubGlobal('speechSynthesis', undefined)
  Reflect.deleteProperty(globalThis, 'speechSynthesis')
  render(page)
  expect(listen()).toBeNull()
})
