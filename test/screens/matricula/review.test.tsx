// Whatever a family answers stands on the page on which it is looked over: an answer that is forgotten there is found here.
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answers } from '@/screens/matricula/receipt/aggregate'
import type { Draft } from '@/screens/matricula/flow/draft'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../support/render'
import { onReview } from './family'

beforeEach(() => {
  erase(null)
})

/** Shown by what stands beside them: the words of the series, and the schools that were chosen. */
const inOtherWords = ['serieId', 'unidadeId']

async function reviewOf(draft: Draft): Promise<string> {
  saveDraft(draft)
  const { unmount } = openAt('/vagas/revisao')
  await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
  const text = screen.getByRole('main').textContent
  unmount()
  return text
}

test.each(answers.filter((name) => !inOtherWords.includes(name)))('%s stands on the review', async (name) => {
  const d = await onReview()
  const said = d.matricula.cadastro[name]
  const other = typeof said === 'number' ? said + 1 : /^\d+$/.test(said) ? said.replace(/\d$/, '1') : `${said} outra`
  const changed = { ...d.matricula, cadastro: { ...d.matricula.cadastro, [name]: other } }
  expect(await reviewOf({ ...d, matricula: changed })).not.toBe(await reviewOf(d))
})
