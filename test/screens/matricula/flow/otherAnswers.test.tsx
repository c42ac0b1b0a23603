// Answers that another answer makes untrue, and answers that nobody gave: a shift that was not chosen, a former wish.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Reserva } from '@/contract'
import { enrollmentOfNetwork } from '@/mock/rules/series'
import { families } from '@/mock/seed/children'
import { pass, turnedTo, withCadastro, withChoices, withLogin, withOffer } from '@/screens/matricula/flow/changes'
import type { Draft } from '@/screens/matricula/flow/draft'
import { newDraft } from '@/screens/matricula/flow/draft'
import { identify, offer, send, verify } from '@/screens/matricula/flow/send'
import { frontier } from '@/screens/matricula/flow/steps'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { shiftsFor } from '@/screens/matricula/schools/options'
import { applySettings } from '@/settings'
import { guardian, home } from '../../../support/family'
import { openAt } from '../../../support/render'
import { known, onReview, sentOf } from '../family'

beforeEach(() => {
  erase(null)
  applySettings({ enrollment: enrollmentOfNetwork })
})

const keyOf = ({ turno, unidadeId }: Reserva) => `${unidadeId} ${turno}`
const rowsOf = ({ oferta }: Draft, ...keys: string[]) =>
  keys.flatMap((key) => oferta.filter((row) => keyOf(row) === key))

/** Lia, or another child born on her day, with the places of any shift, or of one. */
async function offered({ turno = '', nome = families.lia.nome, cpfResponsavel = families.lia.cpfResponsavel } = {}) {
  const { nomeMae, dataNasc } = families.lia
  const login = { nomeAluno: nome, nomeMae, dataNasc, cpfResponsavel }
  const d = await identify(pass(withLogin(newDraft('cadastrar'), login), 'estudante'), 'cpf')
  const asked = withCadastro(d, { serieId: 31, descricaoSerie: '1º ano', turno, ...guardian, ...home })
  return pass(pass(await offer(pass(asked, 'serie'), 'turno'), 'endereco'), 'responsavel')
}
const morning = '12 Manhã'
const wholeDay = '9 Integral'
async function withWishes(): Promise<Draft> {
  const d = await offered()
  return pass(withChoices(d, rowsOf(d, morning, wholeDay)), 'escola')
}
/** A CPF that stands in the record of somebody else. */
const withForeignCpf = (d: Draft): Draft => ({
  ...d,
  matricula: { ...d.matricula, login: { ...d.matricula.login, cpfAluno: '11000000974' } },
})

test('wishes in two shifts, the first one taken meanwhile: the second stays as it was chosen', async () => {
  saveDraft(await withWishes())
  const rival = await offered({ turno: 'Manhã', nome: 'Nina Castro', cpfResponsavel: families.teo.cpfResponsavel })
  sentOf(await send(withChoices(rival, rowsOf(rival, morning))))
  const { user } = openAt('/vagas/revisao')
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  await screen.findByText(/Vaga ocupada/)
  expect(flowState().draft?.escolhas.map(keyOf)).toEqual([morning, wholeDay])
  expect(flowState().draft?.oferta.map(keyOf), 'the other shifts can still be chosen').toEqual(
    expect.arrayContaining(['9 Manhã', '12 Tarde']),
  )
})

test('refused for another reason: no shift is chosen by that, and reading again moves no wish', async () => {
  const { draft, kind } = await send(withForeignCpf(await withWishes()))
  expect(kind).toBe('refused')
  expect(draft.matricula.cadastro.turno).toBe('')
  const again = await offer(draft, 'escola')
  expect(again.escolhas.map(keyOf)).toEqual([morning, wholeDay])
})

test('the shift that was chosen is still the one asked for after a refusal', async () => {
  const d = await offered({ turno: 'Manhã' })
  const { draft } = await send(withForeignCpf(pass(withChoices(d, rowsOf(d, morning)), 'escola')))
  expect(draft.matricula.cadastro.turno).toBe('Manhã')
})

test('a school that was wished for in two shifts stands once among the wishes where one shift is asked for', async () => {
  const d = await offered()
  const wished = withChoices(d, rowsOf(d, morning, '12 Tarde', '9 Manhã'))
  expect(wished.escolhas).toHaveLength(3)
  const asked = withCadastro(wished, { turno: 'Manhã' })
  const ofMorning = d.oferta.filter(({ turno }) => turno === 'Manhã')
  expect(withOffer(asked, ofMorning, 0)).toMatchObject({ leftOut: [] })
  expect(withOffer(asked, ofMorning, 0).escolhas.map(keyOf)).toEqual([morning, '9 Manhã'])
})

test('the school that a family came for is wished for once an offer has it, and never over wishes', async () => {
  const d = { ...(await offered()), wanted: 9 }
  const lacking = withOffer(
    d,
    d.oferta.filter(({ unidadeId }) => unidadeId !== 9),
    0,
  )
  expect(lacking).toMatchObject({ escolhas: [], wanted: 9 })
  expect(withOffer(lacking, d.oferta, 0)).toMatchObject({ escolhas: [{ unidadeId: 9 }], wanted: 0 })
  const wished = withOffer(withChoices(d, rowsOf(d, morning)), d.oferta, 0)
  expect(wished.escolhas.map(keyOf)).toEqual([morning])
})

test('who wants something else leaves the school of the earlier request behind, and keeps what the family typed', () => {
  const d = withCadastro(newDraft('consultar'), { ...guardian, ...home, unidadeId: 9 })
  const { unidadeEnsino } = d.matricula.cadastro
  const granted = withCadastro(d, { unidadeEnsino: { ...unidadeEnsino, id: 9, nome: 'EMEF Maria Quitéria' } })
  const { cadastro } = turnedTo(granted, 'cadastrar').matricula
  expect(cadastro).toMatchObject({ ...guardian, ...home, unidadeId: 0, unidadeEnsino: { id: 0, nome: '' } })
})

test('an adult student whose birth date is mended to that of a minor is asked again who asks', async () => {
  const adult = withLogin(await onReview(), { dataNasc: '1979-02-14' })
  const d = pass(await identify(adult, 'cpf'), 'serie')
  const { login, parentescos } = d.matricula
  const self = parentescos.findIndex((word) => word.startsWith('O próprio')) + 1
  expect(self).toBeGreaterThan(0)
  const asked = pass(withCadastro(d, { grauParentesco: self, nomeResponsavel: login.nomeAluno }), 'responsavel')
  const mended = withLogin(asked, { dataNasc: '2021-05-10' })
  expect(mended.matricula.cadastro.grauParentesco).toBe(0)
  expect(mended.passed).not.toContain('responsavel')
  const other = withLogin(asked, { dataNasc: '1980-02-14' })
  expect(other.matricula.cadastro.grauParentesco, 'still an adult').toBe(self)
})

test('a transfer that becomes a renewal leaves its wishes behind: a place given up is found after a lost answer', async () => {
  let d = await known('transferir', families.ana)
  const { nomeEscola, serieSeguinte } = d.matricula.transferencia
  const { descricao, id } = serieSeguinte
  d = await offer(withCadastro(d, { turno: 'Manhã', serieId: id, descricaoSerie: descricao }), 'turno')
  const others = d.oferta.filter((row) => row.nomeEscola !== nomeEscola)
  d = turnedTo(pass(withChoices(d, others.slice(0, 2)), 'escola'), 'confirmar')
  expect(d.matricula.transferencia.intencaoUnidadeId).toEqual([])
  const { confirmacao } = d.matricula
  const answer = { ...confirmacao, confirmacao: { ...confirmacao.confirmacao, valor: false } }
  d = pass({ ...d, matricula: { ...d.matricula, confirmacao: answer } }, 'continua')
  expect(frontier(d)).toBe('revisao')
  await send(d)
  expect(await verify({ ...d, phase: 'sending' })).toMatchObject({ phase: 'sent', notThere: false })
})

test('an empty list of shifts in the settings tells nothing: the service’s words are offered', async () => {
  const { matricula, ...d } = await known('transferir', families.ana)
  applySettings({ enrollment: { shifts: [] } })
  expect(shiftsFor({ ...d, matricula: { ...matricula, reservas: [] } }).shifts).toContain('Manhã')
})

test('"any shift" of a transfer stays where the school told a shift of its own', async () => {
  saveDraft(await known('transferir', families.cecilia))
  const { path, user } = openAt('/vagas/turno')
  await user.click(await screen.findByRole('radio', { name: 'Qualquer turno' }))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(path()).toBe('/vagas/escola'))
  expect(flowState().draft?.matricula).toMatchObject({ cadastro: { turno: '' }, transferencia: { novoTurno: '' } })
})

test('today’s shift alone is not the list of shifts: where nobody told the others, any can be asked for', async () => {
  const d = await known('transferir', families.cecilia)
  const transferencia = { ...d.matricula.transferencia, turnoAtual: 'Manhã', novoTurno: '' }
  saveDraft({ ...d, oferta: [], matricula: { ...d.matricula, transferencia, reservas: [] } })
  openAt('/vagas/turno', { config: { enrollment: { maxIntentions: 3 } } })
  await screen.findByRole('radio', { name: 'Qualquer turno' })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('the series of a child that was found for a transfer is not the answer for the next one', async () => {
  const moving = turnedTo(pass(await known('cadastrar', families.joaoPedro), 'serie'), 'transferir')
  const { descricao, id } = moving.matricula.transferencia.serieSeguinte
  const told = await offer(withCadastro(moving, { serieId: id, descricaoSerie: descricao, turno: 'Manhã' }), 'turno')
  const { cpfResponsavel, dataNasc, nome, nomeMae } = families.teo
  const other = withLogin(told, { nomeAluno: nome, nomeMae, dataNasc, cpfResponsavel })
  const asks = turnedTo(await identify(pass(other, 'estudante'), 'cpf'), 'cadastrar')
  expect(asks.matricula.cadastro).toMatchObject({ serieId: 0, descricaoSerie: '', turno: '' })
  expect(frontier(asks)).toBe('serie')
})
