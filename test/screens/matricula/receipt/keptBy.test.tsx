// What a family presses to keep a receipt: each press has its sign, and what becomes a file says so.
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { withLogin } from '@/screens/matricula/flow/changes'
import { newDraft } from '@/screens/matricula/flow/draft'
import { identify } from '@/screens/matricula/flow/send'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import * as files from '@/ui/action/download'
import { openAt } from '../../../support/render'

beforeEach(() => {
  erase(null)
})

const lookedUp = () =>
  identify(
    withLogin(newDraft('consultar'), { codigoProtocolo: protocolos.enzo, dataNasc: families.enzo.dataNasc }),
    'protocolo',
  )
const uidOf = (text = '') => /UID:.*/.exec(text.replaceAll('\r\n ', ''))?.[0]

test('every way to keep it has a sign of one size', async () => {
  saveDraft(await lookedUp())
  openAt('/vagas/pedido')
  const row = (await screen.findByRole('button', { name: 'Salvar imagem' })).parentElement
  if (!row) throw new Error('no row of buttons')
  const all = [...within(row).getAllByRole('button'), ...within(row).getAllByRole('link')]
  expect(all.length).toBeGreaterThanOrEqual(5)
  const sizes = all.map((one) => one.querySelector('svg')?.getAttribute('width'))
  expect(sizes).toEqual(all.map(() => '1.25em'))
})

test('the deadline of one request is one event, however often it is looked up, and the file is told of', async () => {
  const saved = vi.spyOn(files, 'download').mockReturnValue()
  onTestFinished(() => saved.mockRestore())
  const calendar = { name: 'Pôr prazo no calendário' }
  const drafts = [await lookedUp(), await lookedUp()]
  expect(drafts[0]?.id).not.toBe(drafts[1]?.id)
  for (const draft of drafts) {
    saveDraft(draft)
    const { unmount, user } = openAt('/vagas/pedido')
    await user.click(await screen.findByRole('button', calendar))
    expect((await screen.findAllByText(/^Arquivo salvo\. Abra-o/)).length).toBeGreaterThan(0)
    unmount()
  }
  const [one, two] = saved.mock.calls.map(([, , text]) => text)
  expect(uidOf(one)).toMatch(/^UID:prazo-[a-z0-9]{1,5}$/)
  expect(uidOf(two)).toBe(uidOf(one))
  expect(one).not.toContain(protocolos.enzo.slice(3))
})
