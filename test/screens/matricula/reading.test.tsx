// How much there is to read on the way to a place, and how hard it is: counted on the pages themselves and over all messages.
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { loadMessages, setLanguage, t } from '@/i18n'
import { messages as door } from '@/i18n/pt-BR/families'
import { messages } from '@/i18n/pt-BR/matricula'
import { dayOf } from '@/mock/rules/calendar'
import { enrollmentOfNetwork } from '@/mock/rules/series'
import { enrollmentOn } from '@/mock/seed/network'
import type { Draft } from '@/screens/matricula/flow/draft'
import { newDraft } from '@/screens/matricula/flow/draft'
import { identify, send } from '@/screens/matricula/flow/send'
import { stepsFor } from '@/screens/matricula/flow/steps'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { setPublicDevice } from '@/session'
import { openAt } from '../../support/render'
import { begun, onReview } from './family'

beforeEach(() => {
  erase(null)
  // what the start page asked about the device was answered
  setPublicDevice(false)
})

/** The most that a host tells: schools with address and hours, the dates of the three windows. */
const config = { enrollment: { ...enrollmentOfNetwork, ...enrollmentOn(dayOf(Date.now())) } }

/** Everything that stands on the page before anything is opened: the portal's words, the service's, the family's. */
async function wordsOf(path: string, draft: Draft | null): Promise<number> {
  if (draft) saveDraft(draft)
  openAt(path, { config })
  await screen.findByRole('heading', { level: 1 })
  // what this device and the settings add to the start page comes after it
  if (!draft) await screen.findByRole('heading', { level: 3, name: t('families.way.cadastrar') })
  const main = screen.getByRole('main').cloneNode(true) as HTMLElement
  const unseen = '.visually-hidden, .print-only, dialog, option, details > :not(summary), [hidden]'
  for (const one of main.querySelectorAll(unseen)) one.remove()
  // a space between blocks: two words of two elements are two
  for (const one of main.querySelectorAll('*')) one.append(' ')
  cleanup()
  return (main.textContent.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length
}

test.each(['pt-BR', 'en', 'es'] as const)(
  'asking for a place, in %s: at most ten pages and 800 words, whoever wrote them',
  async (language) => {
    onTestFinished(() => setLanguage('pt-BR'))
    await setLanguage(language)
    await loadMessages('matricula')
    const words: Record<string, number> = { '/vagas': await wordsOf('/vagas', null) }
    const d = await onReview()
    const sent = (await send(d)).draft
    erase(null)
    const pages: [string, Draft][] = [
      ['/vagas/estudante', newDraft('cadastrar')],
      ['/vagas/cpf', begun()],
      [
        '/vagas/serie',
        await identify(
          {
            ...begun(),
            matricula: {
              ...begun().matricula,
              login: { ...begun().matricula.login, nomeAluno: 'Rita Moreira Lima' },
            },
          },
          'cpf',
        ),
      ],
      ['/vagas/turno', d],
      ['/vagas/endereco', d],
      ['/vagas/escola', { ...d, escolhas: [] }],
      ['/vagas/responsavel', d],
      ['/vagas/revisao', d],
      ['/vagas/recibo', sent],
    ]
    const asked = stepsFor(d).map(({ id }) => `/vagas/${id}`)
    expect(pages.map(([path]) => path)).toEqual([...asked, '/vagas/recibo'])
    expect(pages.length + 1).toBeLessThanOrEqual(10)
    for (const [path, draft] of pages) words[path] = await wordsOf(path, draft)
    const total = Object.values(words).reduce((sum, n) => sum + n, 0)
    expect(total, `say it shorter: ${JSON.stringify(words)}`).toBeLessThanOrEqual(800)
  },
)

test('the heading of each page is its one question', async () => {
  const d = await onReview()
  for (const { id } of stepsFor(d)) {
    saveDraft(d)
    openAt(`/vagas/${id}`)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/\?$/)
    cleanup()
  }
})

/** Syllables of a Portuguese word: its groups of vowels, as one sounds them. */
const syllables = (word: string) => (word.toLowerCase().match(/[aeiouáéíóúâêôãõàü]+/g) ?? ['']).length

describe('the words of the flow', () => {
  const texts = Object.values({ ...messages, ...door })
    .flatMap((one) => (typeof one === 'string' ? [one] : Object.values<string>(one)))
    .map((text) => text.replace(/\{\w+\}/g, '7'))
  const sentences = texts.flatMap((text) => text.split(/[.!?:;]+(?:\s|$)/)).filter((one) => /\p{L}/u.test(one))
  const wordsIn = (text: string) => text.match(/\p{L}[\p{L}-]*/gu) ?? []
  test('are read by who went to school for a few years (Flesch adapted to Portuguese)', () => {
    const words = sentences.flatMap(wordsIn)
    const perSentence = words.length / sentences.length
    const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length
    // the formula of Flesch with 42 more, as Portuguese words are longer (Martins et al., 1996); from 75 on: very easy
    const ease = 248.835 - 1.015 * perSentence - 84.6 * perWord
    expect(ease).toBeGreaterThanOrEqual(75)
  })
  test('come in short sentences', () => {
    expect(sentences.filter((one) => wordsIn(one).length > 22)).toEqual([])
  })
})
