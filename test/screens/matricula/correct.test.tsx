// Correcting an answer: what it does not touch stays, what it does is said, and the counter goes on telling the truth.
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { Reserva, z } from '@/contract'
import { families } from '@/mock/seed/children'
import { isIfAny } from '@/domain/documents'
import { pass, withCadastro, withChoices, withLogin, withOffer } from '@/screens/matricula/flow/changes'
import { type Draft, newDraft } from '@/screens/matricula/flow/draft'
import { identify, send } from '@/screens/matricula/flow/send'
import { frontier, progress, stepsFor } from '@/screens/matricula/flow/steps'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../support/render'
import { begun, known, onReview, sentOf } from './family'

beforeEach(() => {
  erase(null)
})

const row = (unidadeId: number, turno: string): Reserva =>
  z.parse(Reserva, { unidadeId, turno, vagas: 9, reservas: 1, nomeEscola: `Escola ${unidadeId}`, bairro: 'Centro' })
const keys = (rows: readonly Reserva[]) => rows.map(({ turno, unidadeId }) => `${unidadeId} ${turno}`)

describe('another shift', () => {
  const chosen = async (turno: string, rows: Reserva[]): Promise<Draft> =>
    withChoices(withOffer(withCadastro(await onReview(), { turno }), rows, 1), rows)
  test('keeps the schools that have it, in their order, and says which were left out', async () => {
    const d = await chosen('Manhã', [row(1, 'Manhã'), row(2, 'Manhã'), row(3, 'Manhã')])
    const asking = withCadastro(d, { turno: 'Tarde' })
    expect(keys(asking.escolhas), 'nothing goes before the new offer is known').toEqual(keys(d.escolhas))
    expect(frontier(asking)).toBe('turno')
    const next = withOffer(asking, [row(3, 'Tarde'), row(1, 'Tarde'), row(4, 'Tarde')], 2)
    expect(keys(next.escolhas)).toEqual(['1 Tarde', '3 Tarde'])
    expect(keys(next.leftOut)).toEqual(['2 Manhã'])
    saveDraft(pass(next, 'turno'))
    const { user } = openAt('/vagas/escola')
    const told = 'Saíram da sua lista: não têm essa série ou esse turno'
    const notice = (await screen.findByText(told)).closest<HTMLElement>('[role=alert]') ?? document.body
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Escola 2, Manhã'])
    const [add] = screen.getAllByRole('button', { name: /^Escolher / })
    if (add) await user.click(add)
    expect(screen.queryByText(told)).toBeNull()
  })
  test('any shift keeps all; wishes of different shifts travel together and the service holds them', async () => {
    const d = await known('transferir', families.joaoPedro)
    saveDraft(d)
    const { user } = openAt('/vagas/turno')
    await user.click(await screen.findByRole('radio', { name: 'Qualquer turno' }))
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    await screen.findByRole('heading', { level: 1, name: 'Quais escolas você quer?' })
    const { draft } = flowState()
    if (!draft) throw new Error('no draft')
    const wishes = ['Integral', 'Manhã'].flatMap((turno) => draft.oferta.find((one) => one.turno === turno) ?? [])
    expect(wishes).toHaveLength(2)
    const ended = await send(withChoices(draft, wishes))
    sentOf(ended)
    expect(keys(ended.draft.matricula.reservas)).toEqual(keys(wishes))
    const narrowed = withOffer(withCadastro(withChoices(draft, wishes), { turno: 'Integral' }), wishes.slice(0, 1), 3)
    expect(keys(narrowed.escolhas)).toEqual(keys(wishes.slice(0, 1)))
  })
})

describe('the counter of steps', () => {
  const places = (d: Draft) => stepsFor(d).flatMap(({ id }) => progress(d, id) ?? [])
  test('says the same total before and after a child is known, and while the answer is corrected', async () => {
    const { ana } = families
    const first = withLogin(newDraft('confirmar'), {
      nomeAluno: ana.nome,
      nomeMae: ana.nomeMae,
      dataNasc: ana.dataNasc,
    })
    const total = progress(first, 'estudante')?.total
    const found = await known('confirmar', ana)
    expect(progress(found, 'continua')).toEqual({ n: 4, total })
    // "Não é este": back to the name, to the CPF, to the child
    const denied = { ...found, nameConfirmed: false }
    expect([progress(denied, 'estudante'), progress(denied, 'cpf'), progress(denied, 'nome')]).toEqual([
      { n: 1, total },
      { n: 2, total },
      { n: 3, total },
    ])
    const corrected = withLogin(found, { nomeAluno: 'Ana Prado' })
    expect(progress(corrected, 'cpf')).toEqual({ n: 2, total })
  })
  test('of a new place does not change from the first page to the last', async () => {
    const d = await onReview()
    expect(progress(begun(), 'estudante')?.total).toBe(8)
    expect(places(d).map(({ n, total }) => `${n} de ${total}`)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n} de 8`),
    )
    const corrected = withLogin(d, { nomeMae: 'Joana Moreira Lima' })
    expect(progress(corrected, 'cpf')).toEqual({ n: 2, total: 8 })
    expect(progress(pass(corrected, 'cpf'), 'serie')).toEqual({ n: 3, total: 8 })
  })
})

describe('the series', () => {
  test('that of the age is offered first, the others behind "Outra série" with the rule', async () => {
    saveDraft(await identify(begun(), 'cpf'))
    const { user } = openAt('/vagas/serie')
    await screen.findByRole('radio', { name: 'Pré-escola II' })
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(screen.queryByText(/31 de março/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Outra série' }))
    const all = screen.getAllByRole('radio')
    expect(all.length).toBeGreaterThan(10)
    expect(all[1]).toHaveFocus()
    expect(all.every((one) => !(one as HTMLInputElement).checked)).toBe(true)
    // before the list, which is longer than a phone
    const rule = /5 anos em 31 de março de 2027\. A escola confere/
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(rule)
  })
  test.each(['1900', '1911'])('the year %s is asked about at the date', async (ano) => {
    saveDraft(newDraft('cadastrar'))
    const { user } = openAt('/vagas/estudante')
    await user.type(await screen.findByLabelText('Dia'), '10')
    await user.type(screen.getByLabelText('Mês'), '5')
    await user.type(screen.getByLabelText('Ano'), ano)
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    const words = 'Confira o ano da data de nascimento do estudante: seria alguém com mais de 110 anos'
    await user.click(await screen.findByRole('link', { name: words }))
    expect(screen.getByLabelText('Ano')).toHaveFocus()
  })
})

describe('the check page', () => {
  test('is grouped, each group with its way back; what was left blank is "não informado"', async () => {
    saveDraft(await onReview())
    openAt('/vagas/revisao')
    for (const [title, change, page] of [
      ['Estudante', 'Alterar estudante', 'estudante'],
      ['Responsável', 'Alterar responsável', 'responsavel'],
      ['Endereço', 'Alterar endereço', 'endereco'],
      ['Escolas', 'Alterar escolas', 'escola'],
    ] as const) {
      const group = within(await screen.findByRole('region', { name: title }))
      expect(group.getByRole('link', { name: change })).toHaveAttribute('href', `/vagas/${page}`)
    }
    const said = (group: string, term: string) =>
      within(screen.getByRole('region', { name: group }))
        .getByText(term)
        .closest('div')
    expect(said('Estudante', 'CPF')).toHaveTextContent('não informado')
    expect(said('Endereço', 'E-mail')).toHaveTextContent('não informado')
    expect(screen.getByRole('main')).not.toHaveTextContent('—')
  })
  test.each(['CPF da criança', 'CPF do estudante', 'CPF do aluno, se já tiver'])(
    '%s is never counted as missing',
    (name) => {
      expect(isIfAny(name)).toBe(true)
    },
  )
  test('the CPF of an adult is', () => {
    expect(isIfAny('CPF e documento com foto do responsável')).toBe(false)
  })
})
