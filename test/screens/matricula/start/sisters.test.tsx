// Two sisters whose names begin alike, as many do: each of their requests says whose it is.
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { setPublicDevice } from '@/session'
import { pass, withLogin } from '@/screens/matricula/flow/changes'
import { newDraft } from '@/screens/matricula/flow/draft'
import { begin, erase } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'

test('the list of requests tells two children apart', async () => {
  setPublicDevice(false)
  onTestFinished(() => erase(null))
  for (const nomeAluno of ['Maria Clara Souza', 'Maria Eduarda Souza', 'Davi Souza']) {
    begin(pass(withLogin(newDraft('cadastrar'), { nomeAluno, dataNasc: '2020-05-05' }), 'estudante'))
  }
  openAt('/vagas')
  const list = within(await screen.findByRole('region', { name: 'Seus pedidos' }))
  const names = list.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)
  expect(names).toHaveLength(3)
  expect(new Set(names).size, names.join('\n')).toBe(3)
})
