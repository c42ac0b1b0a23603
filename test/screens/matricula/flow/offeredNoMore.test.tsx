// A kept answer that its page offers no more is asked again, since nobody sees it; one that is folded away is shown.
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { withCadastro } from '@/screens/matricula/flow/changes'
import { frontier } from '@/screens/matricula/flow/steps'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { beforeOffer, onReview } from '../family'

beforeEach(() => {
  erase(null)
})

const cases = {
  serie: [{ serieId: 999, descricaoSerie: 'Outra' }, 'Escolha a série'],
  turno: [{ turno: 'Vespertino' }, 'Escolha o turno'],
  responsavel: [{ grauParentesco: 77 }, 'Escolha o que você é do estudante'],
} as const

test.each(Object.entries(cases))('%s', async (page, [answer, missing]) => {
  saveDraft(withCadastro(await (page === 'responsavel' ? onReview() : beforeOffer()), answer))
  const { path, user } = openAt(`/vagas/${page}`)
  await user.click(await screen.findByRole('button', { name: 'Continuar' }))
  expect(await screen.findAllByText(missing)).not.toEqual([])
  expect(path()).toBe(`/vagas/${page}`)
})

test('a kinship that is offered no more leads back to its page', async () => {
  const draft = await onReview()
  expect(frontier(draft)).toBe('revisao')
  expect(frontier(withCadastro(draft, { grauParentesco: 77 }))).toBe('responsavel')
})

test('a series picked behind "Outra série" is still shown after a reload', async () => {
  const draft = withCadastro(await beforeOffer(), { serieId: 0, descricaoSerie: '' })
  saveDraft({ ...draft, typed: { serie: { serieId: '35' } } })
  openAt('/vagas/serie')
  expect(await screen.findByRole('radio', { name: /^5º ano/ })).toBeChecked()
})
