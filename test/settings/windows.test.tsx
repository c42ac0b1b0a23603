// Windows and wishes that the settings tell hold on every page of the flow.
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { withChoices, withOffer } from '@/screens/matricula/flow/changes'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { frontier } from '@/screens/matricula/flow/steps'
import { applySettings } from '@/settings'
import { openAt } from '../support/render'
import { beforeOffer, onReview } from '../screens/matricula/family'

afterEach(() => {
  erase(null)
  applySettings({})
})

test('a window of the settings that is shut holds in the flow too, where the service tells none', async () => {
  const d = await beforeOffer()
  const matricula = { ...d.matricula, periodoCadastro: {} }
  const cadastro = { inicio: '2020-01-01T08:00:00-03:00', fim: '2020-02-01T18:00:00-03:00' }
  applySettings({ enrollment: { windows: { cadastro } } })
  expect(frontier({ ...d, matricula })).toBe('periodo')
  // and what the service tells wins
  expect(frontier({ ...d, matricula: { ...matricula, periodoCadastro: { ativo: true } } })).not.toBe('periodo')
})

test('more wishes than the settings allow (they were lowered while the draft was kept) do not go on', async () => {
  const d = await onReview()
  const rows = [...new Set(d.oferta)].slice(0, 3)
  expect(rows).toHaveLength(3)
  saveDraft(withChoices(withOffer(d, d.oferta, Date.now()), rows))
  const { user, path } = openAt('/vagas/escola', { config: { enrollment: { maxIntentions: 1 } } })
  await screen.findByRole('heading', { level: 1, name: 'Qual escola você quer?' })
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(path()).toBe('/vagas/escola')
})
