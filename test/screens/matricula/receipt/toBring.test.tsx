// What a family is told to bring, and until when: the same on the receipt and in what it shares.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadMessages, t } from '@/i18n'
import { formatsFor } from '@/i18n/format'
import { screen, within } from '@testing-library/react'
import { saveDraft, erase } from '@/screens/matricula/flow/store'
import { papersOf } from '@/screens/matricula/receipt/aggregate'
import { sayNext, shareText } from '@/screens/matricula/receipt/receipt'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { withLogin } from '@/screens/matricula/flow/changes'
import { type Draft, newDraft } from '@/screens/matricula/flow/draft'
import { identify } from '@/screens/matricula/flow/send'
import { openAt } from '../../../support/render'

beforeAll(() => loadMessages('matricula'))
beforeEach(() => erase(null))
const words = { t, format: formatsFor('pt-BR') }

async function told(of: Partial<Draft['matricula']>): Promise<Draft> {
  const draft = await identify(
    withLogin(newDraft('consultar'), { codigoProtocolo: protocolos.enzo, dataNasc: families.enzo.dataNasc }),
    'protocolo',
  )
  return { ...draft, matricula: { ...draft.matricula, ...of } }
}

test('the hour of a deadline is shared too', async () => {
  const draft = await told({ processamento: 'reservada', prazo: '2027-03-26T12:00:00-03:00' })
  expect(sayNext(draft, words)).toContain('às 12h00')
  expect(shareText(draft, words)).toContain('12h00')
})

test.each(['cancelada', 'indeferida', 'prazoPerdido'])(
  'no documents are to be brought for %s',
  async (processamento) => {
    const draft = await told({ processamento, prazo: '2027-03-26' })
    saveDraft(draft)
    openAt('/vagas/pedido')
    await screen.findAllByRole('heading', { level: 1 })
    await screen.findByText('Situação')
    expect(screen.queryByRole('heading', { name: t('matricula.documentos.title') })).toBeNull()
    expect(shareText(draft, words)).not.toContain('Levar os documentos')
  },
)

test('a confirmed place that asks for no documents', async () => {
  const draft = await told({ processamento: 'confirmada', documentos: [], prazo: '2027-03-26' })
  expect(sayNext(draft, words)).not.toContain('documentos')
  expect(shareText(draft, words)).not.toContain('Levar os documentos')
})

test.each([
  ['listaDeEspera', 'Leve só quando a escola chamar.'],
  ['confirmada', null],
  ['emAnalise', 'A escola diz até quando.'],
] as const)(
  'without a last day, %s: when to bring is said once, and only what is awaited lacks',
  async (state, said) => {
    saveDraft(await told({ processamento: state, prazo: null, documentos: ['Foto 3×4'] }))
    openAt('/vagas/pedido')
    const part = within(await screen.findByRole('region', { name: 'O que levar à escola' }))
    const sentences = ['Leve só quando a escola chamar.', 'A escola diz até quando.']
    expect(sentences.filter((one) => part.queryByText(one))).toEqual(said ? [said] : [])
    expect(part.queryAllByText('Falta 1 documento')).toHaveLength(state === 'emAnalise' ? 1 : 0)
  },
)

test('a paper that the service tells twice, in whatever spelling, or without a name, is brought once', async () => {
  const { matricula } = await told({ documentos: ['RG', 'CPF', '', 'RG', 'rg', ' RG  '] })
  expect(papersOf(matricula)).toEqual(['RG', 'CPF'])
})
