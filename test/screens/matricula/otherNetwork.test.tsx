// A network with other numbers and words than the pretended one: what is sent is what that service and its settings say.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { enrollmentOfNetwork } from '@/mock/rules/series'
import { families } from '@/mock/seed/children'
import { pass } from '@/screens/matricula/flow/changes'
import { identify } from '@/screens/matricula/flow/send'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { typedHome } from '../../support/family'
import { openAt } from '../../support/render'
import { begun, known, onReview } from './family'

/** The other network counts its series from 9000 and calls its shifts otherwise. */
const far = 9000
const shifts: Record<string, string> = { Manhã: 'Matutino', Tarde: 'Vespertino', Integral: 'Período integral' }
const near = Object.fromEntries(Object.entries(shifts).map(([ours, theirs]) => [theirs, ours]))

/** Rewrites the numbers of series and the words of shifts, wherever they stand in a body. */
function translate(value: unknown, number: (id: number) => number, word: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => translate(one, number, word))
  if (typeof value !== 'object' || value === null) return value
  const isSerie = 'ordernacaoSerie' in value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (typeof one === 'number' && one !== 0 && (name === 'serieId' || (isSerie && name === 'id'))) {
        return [name, number(one)]
      }
      if (typeof one === 'string' && /turno$/i.test(name)) return [name, word(one)]
      return [name, translate(one, number, word)]
    }),
  )
}

interface Sent {
  matricula: { processamento: string; cadastro: { serieId: number; turno: string; descricaoSerie: string } }
}
const sent: Sent[] = []
/** What a reply is before it is read. */
let reshape: (reply: Record<string, unknown>) => unknown = (reply) => reply

beforeEach(() => {
  erase(null)
  sent.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input !== 'string' || !input.endsWith('/PostMatriculaMunicipal')) return mock.fetch(input, init)
    const asked: unknown = JSON.parse(init?.body as string) // the client sends text
    sent.push(asked as Sent)
    const body = translate(
      asked,
      (id) => id - far,
      (word) => near[word] ?? word,
    )
    const answer = await mock.fetch(input, { ...init, body: JSON.stringify(body) })
    const reply: unknown = await answer.json()
    const theirs = translate(
      reply,
      (id) => id + far,
      (word) => shifts[word] ?? word,
    )
    return Response.json(reshape(theirs as Record<string, unknown>), { status: answer.status })
  })
})
afterEach(() => {
  reshape = (reply) => reply
  erase(null)
})

const enrollment = {
  maxIntentions: 3,
  series: enrollmentOfNetwork.series.map((serie) => ({ ...serie, id: serie.id + far })),
  shifts: Object.values(shifts).map((name) => ({ id: name, name })),
}
const asked = () =>
  sent.map(({ matricula: { cadastro, processamento } }) => [processamento, cadastro.serieId, cadastro.turno])
const press = async (user: ReturnType<typeof openAt>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }))
}

/** Davi is new; from the series to the answer about his place. */
async function walk(config: Record<string, unknown>, pick: (user: ReturnType<typeof openAt>['user']) => Promise<void>) {
  saveDraft(pass(await identify(begun(), 'cpf'), 'novo'))
  const view = openAt('/vagas/serie', { config })
  await pick(view.user)
  await waitFor(() => expect(view.path()).toBe('/vagas/endereco'))
  return view
}

describe('its settings tell its series and shifts', () => {
  test('its own number and word travel, from the offer to the request, and it takes them', async () => {
    await walk({ enrollment }, async (user) => {
      await user.click(await screen.findByRole('radio', { name: 'Pré-escola II' }))
      await press(user, 'Continuar')
      await user.click(await screen.findByRole('radio', { name: 'Período integral' }))
      await press(user, 'Continuar')
    })
    expect(asked().at(-1)).toEqual(['consultar', 9021, 'Período integral'])
    const { oferta } = flowState().draft ?? { oferta: [] }
    expect(oferta.length).toBeGreaterThan(0)
    expect(new Set(oferta.map(({ serie }) => serie.id))).toEqual(new Set([9021]))
  })
  test('of a shift the settings’ id travels, and their name is read, also where the service tells the shift', async () => {
    const named = [{ id: 'Período integral', name: 'O dia todo' }]
    const { user } = await walk({ enrollment: { ...enrollment, shifts: named } }, async (user) => {
      await user.click(await screen.findByRole('radio', { name: 'Pré-escola II' }))
      await press(user, 'Continuar')
      await user.click(await screen.findByRole('radio', { name: 'O dia todo' }))
      await press(user, 'Continuar')
    })
    expect(asked().at(-1)).toEqual(['consultar', 9021, 'Período integral'])
    await screen.findByRole('heading', { level: 1, name: 'Onde vocês moram?' })
    for (const [label, text] of typedHome()) await user.type(screen.getByLabelText(label), text)
    await press(user, 'Continuar')
    const [first] = await screen.findAllByRole('button', { name: /^Escolher .*O dia todo/ })
    if (first) await user.click(first)
    expect(screen.getByText(/, O dia todo$/)).toBeVisible()
    expect(document.querySelector('main')).not.toHaveTextContent('Período integral')
  })
  test('none of the pretended numbers is left in the portal: an id of 21 never travels', async () => {
    const d = await onReview().catch(() => null)
    // 21 is no series of that network: it says so instead of taking a wrong one
    expect(d).toBeNull()
  })
  test('all series can be reached, whatever the age; the age only names the likely one', async () => {
    saveDraft(pass(await identify(begun(), 'cpf'), 'novo'))
    const { user } = openAt('/vagas/serie', { config: { enrollment } })
    expect(await screen.findByRole('radio', { name: 'Pré-escola II' })).toHaveAccessibleDescription(
      'Combina com a idade',
    )
    await user.click(screen.getByRole('button', { name: 'Outra série' }))
    expect(screen.getAllByRole('radio')).toHaveLength(enrollment.series.length)
    expect(screen.getByText(/A escola confere se a série está certa\./)).toBeVisible()
  })
})

describe('nobody tells its series', () => {
  test('the family writes it; the number comes with the offer and travels with the request', async () => {
    const { user } = await walk({ enrollment: { maxIntentions: 3 } }, async (user) => {
      await press(user, 'Continuar')
      expect(await screen.findByRole('link', { name: 'Digite a série' })).toBeVisible()
      await user.type(screen.getByLabelText('Série'), 'pre-escola ii')
      await press(user, 'Continuar')
      await user.click(await screen.findByRole('radio', { name: 'Qualquer turno' }))
      await press(user, 'Continuar')
    })
    expect(asked().at(-1)).toEqual(['consultar', 0, ''])
    expect(sent.at(-1)?.matricula.cadastro.descricaoSerie).toBe('pre-escola ii')
    await screen.findByRole('heading', { level: 1, name: 'Onde vocês moram?' })
    for (const [label, text] of typedHome()) await user.type(screen.getByLabelText(label), text)
    await press(user, 'Continuar')
    await screen.findByRole('heading', { level: 1, name: 'Quais escolas você quer?' })
    const [first] = await screen.findAllByRole('button', { name: /^Escolher / })
    if (first) await user.click(first)
    expect(flowState().draft?.matricula.cadastro.serieId).toBe(9021)
  })
  test('series that the service tells with the child are offered in its own words, unknown ones too', async () => {
    const serie = (id: number, descricao: string) => ({ id, descricao, ordernacaoSerie: id, scriptType: '' })
    reshape = (reply) => ({
      ...reply,
      reservas: [serie(778, 'Infantil 5 (etapa)'), serie(777, 'Infantil 4')].map((one) => ({
        serie: one,
        turno: 'Matutino',
      })),
    })
    saveDraft(pass(await identify(begun(), 'cpf'), 'novo'))
    const { user } = openAt('/vagas/serie', { config: { enrollment: { maxIntentions: 3 } } })
    const group = await screen.findByRole('radiogroup', { name: 'Série' })
    const names = within(group)
      .getAllByRole('radio')
      .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)
    expect(names).toEqual(['Infantil 4', 'Infantil 5 (etapa)'])
    expect(screen.queryByText(/31 de março/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Infantil 5 (etapa)' }))
    await press(user, 'Continuar')
    await user.click(await screen.findByRole('radio', { name: 'Matutino' }))
    await press(user, 'Continuar')
    await waitFor(() => expect(asked().at(-1)).toEqual(['consultar', 778, 'Matutino']))
  })
})

describe('nobody tells its shifts', () => {
  test('a renewal proposes the shift of today and takes another one in the family’s words', async () => {
    const d = await known('confirmar', families.ana)
    const { confirmacao } = d.matricula
    const stays = { ...confirmacao, confirmacao: { ...confirmacao.confirmacao, valor: true } }
    saveDraft(pass({ ...d, matricula: { ...d.matricula, confirmacao: stays, reservas: [] } }, 'continua'))
    const { user, path } = openAt('/vagas/turno', { config: { enrollment: { maxIntentions: 3 } } })
    const turno = await screen.findByRole('textbox', { name: 'Turno' })
    expect(turno).toHaveValue('Manhã')
    await user.clear(turno)
    await user.type(turno, 'Tarde')
    await press(user, 'Continuar')
    await waitFor(() => expect(path()).not.toBe('/vagas/turno'))
    expect(flowState().draft?.matricula.confirmacao.novoTurno).toBe('Tarde')
  })
})
