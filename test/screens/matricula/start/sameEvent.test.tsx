// The same window of enrollment, noted from two pages, is one event with one title.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { identify } from '@/screens/matricula/flow/send'
import { pass } from '@/screens/matricula/flow/changes'
import { firstAggregate } from '@/screens/matricula/flow/draft'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { rememberWindows } from '@/screens/matricula/start/windows'
import * as files from '@/ui/action/download'
import { openAt } from '../../../support/render'
import { begun } from '../family'

const year = new Date().getFullYear()
const future = { inicio: `${year + 1}-01-15T08:00:00-03:00`, fim: null, ativo: false }
const partsOf = (text = '') => text.replaceAll('\r\n ', '').match(/(?:UID|SUMMARY|DTSTART).*/g)

test('the opening of a window from the start page and from its own page', async () => {
  erase(null)
  const saved = vi.spyOn(files, 'download').mockReturnValue()
  rememberWindows({ ...firstAggregate(), periodoCadastro: future })
  const first = openAt('/vagas')
  await first.user.click(await screen.findByRole('button', { name: /^Pôr no calendário: Pedir vaga/ }))
  first.unmount()
  const draft = pass(await identify(begun(), 'cpf'), 'novo')
  saveDraft({ ...draft, matricula: { ...draft.matricula, periodoCadastro: future } })
  const second = openAt('/vagas/serie')
  await screen.findByRole('heading', { level: 1, name: 'O período ainda não abriu' })
  await second.user.click(screen.getByRole('button', { name: 'Pôr no calendário' }))
  const [one, two] = saved.mock.calls.map(([, , text]) => partsOf(text))
  expect(two).toEqual(one)
  expect(one).toHaveLength(4)
  saved.mockRestore()
})
