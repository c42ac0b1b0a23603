// How much there is to read on the way to a place, and how hard it is: counted on the pages themselves and over all messages.
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { messages } from '@/i18n/pt-BR/matricula'
import type { Draft } from '@/screens/matricula/flow/draft'
import { newDraft } from '@/screens/matricula/flow/draft'
import { identify, send } from '@/screens/matricula/flow/send'
import { stepsFor } from '@/screens/matricula/flow/steps'
import { erase, put } from '@/screens/matricula/flow/store'
import { openAt } from '../../render'
import { begun, onReview } from './family'

beforeEach(() => {
  erase(null)
})

/** Words that are on the page before anything is opened; what the service or the family wrote is not the portal's. */
async function wordsOf(path: string, draft: Draft | null): Promise<number> {
  if (draft) put(draft)
  openAt(path)
  await screen.findByRole('heading', { level: 1 })
  const main = screen.getByRole('main').cloneNode(true) as HTMLElement
  const unseen =
    '[lang="pt-BR"], bdi, [class*=spelled], .visually-hidden, .print-only, dialog, option, details > :not(summary), [hidden]'
  for (const one of main.querySelectorAll(unseen)) one.remove()
  // a space between blocks: two words of two elements are two
  for (const one of main.querySelectorAll('*')) one.append(' ')
  cleanup()
  return (main.textContent.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length
}

test('17.21 asking for a place: at most ten pages and 800 words', async () => {
  // whoever comes for the first time knows no dates yet
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
          matricula: { ...begun().matricula, login: { ...begun().matricula.login, nomeAluno: 'Rita Moreira Lima' } },
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
  expect(total, JSON.stringify(words)).toBeLessThanOrEqual(800)
})

test('17.21 the heading of each page is its one question', async () => {
  const d = await onReview()
  for (const { id } of stepsFor(d)) {
    put(d)
    openAt(`/vagas/${id}`)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/\?$/)
    cleanup()
  }
})

/** Syllables of a Portuguese word: its groups of vowels, as one sounds them. */
const syllables = (word: string) => (word.toLowerCase().match(/[aeiouáéíóúâêôãõàü]+/g) ?? ['']).length

describe('17.21 the words of the flow', () => {
  const texts = Object.values(messages)
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
