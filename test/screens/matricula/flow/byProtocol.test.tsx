// A family that typed a child's data and then looks a request up by its protocol: it may be another child's.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { identifiedBy, pass, withLogin } from '@/screens/matricula/flow/changes'
import { type Draft, newDraft } from '@/screens/matricula/flow/draft'
import { identify, send } from '@/screens/matricula/flow/send'
import { hasUnseenAnswer, markUnseenAnswer } from '@/screens/matricula/flow/keeping'
import { frontier } from '@/screens/matricula/flow/steps'
import { erase, flowState, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { service } from '../../diario/asked'
import { known, sentOf } from '../family'

beforeEach(() => erase(null))

const { davi, enzo } = families

/** Davi's data were typed and passed. */
const typed = (): Draft => {
  const { nome: nomeAluno, nomeMae, dataNasc, cpf: cpfAluno, cpfResponsavel } = davi
  const draft = withLogin(newDraft('consultar'), { nomeAluno, nomeMae, dataNasc, cpfAluno, cpfResponsavel })
  return pass(pass(draft, 'estudante'), 'cpf')
}

test('by its protocol a request names no child that was typed before, nor does the question', async () => {
  const asked = withLogin(identifiedBy(typed(), 'protocolo'), {
    codigoProtocolo: protocolos.enzo,
    dataNasc: enzo.dataNasc,
  })
  expect(asked.matricula.login).toMatchObject({ nomeAluno: '', nomeMae: '', cpfAluno: '', cpfResponsavel: '' })
  saveDraft(pass(await identify(asked, 'protocolo'), 'protocolo'))
  openAt('/vagas/pedido')
  expect(await screen.findByText(/^Enzo/)).toBeVisible()
  expect(screen.queryByText(/Davi/)).toBeNull()
})

test('a protocol that is not found speaks of protocol and birth, not of a name that nobody typed', async () => {
  const codigoProtocolo = 'SC20260001'
  const asked = withLogin(identifiedBy(newDraft('consultar'), 'protocolo'), {
    codigoProtocolo,
    dataNasc: enzo.dataNasc,
  })
  service((_, { login, matricula }) => Response.json({ ...(matricula as object), login }))
  saveDraft(pass(await identify(asked, 'protocolo'), 'protocolo'))
  openAt('/vagas/novo')
  expect(await screen.findByText(/esse protocolo e essa data de nascimento/)).toBeVisible()
  expect(screen.queryByText(/nome escrito/)).toBeNull()
})

test('back at the child’s data everything that was typed is there again', async () => {
  const back = identifiedBy(identifiedBy(typed(), 'protocolo'), 'crianca')
  saveDraft(back)
  const { user, path } = openAt('/vagas/estudante')
  expect(await screen.findByDisplayValue(davi.nome)).toBeVisible()
  expect(screen.getByDisplayValue(davi.nomeMae)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByRole('heading', { level: 1, name: /CPF/ })).toBeVisible()
  expect(path()).toBe('/vagas/cpf')
  expect(screen.getByRole('textbox')).not.toHaveValue('')
})

test('nothing typed, nothing kept', () => {
  expect(identifiedBy(newDraft('consultar'), 'protocolo').typed).toEqual({})
})

test('by the protocol of an older request a lost answer stays unknown: it names that request alone', async () => {
  const { dataNasc } = families.ana
  const shift = (d: Draft, valor: boolean): Draft => {
    const { confirmacao } = d.matricula
    const told = { ...confirmacao, novoTurno: 'Manhã', confirmacao: { ...confirmacao.confirmacao, valor } }
    return pass(pass({ ...d, matricula: { ...d.matricula, confirmacao: told } }, 'continua'), 'turno')
  }
  const released = sentOf(await send(shift(await known('confirmar', families.ana), false)))
  const { protocolo } = released.matricula
  const named = withLogin({ ...newDraft('confirmar'), by: 'protocolo' }, { codigoProtocolo: protocolo, dataNasc })
  const again = shift(await identify(named, 'protocolo'), true)
  expect(frontier(again)).toBe('revisao')
  sentOf(await send(again))
  saveDraft({ ...again, phase: 'sending' })
  markUnseenAnswer(again.id)
  const { path, user } = openAt('/vagas/verificar')
  await user.click(await screen.findByRole('button', { name: 'Verificar meu pedido' }))
  expect(await screen.findByText(/é de um pedido antigo e não mostra este/)).toBeVisible()
  expect(path()).toBe('/vagas/verificar')
  expect(flowState().draft).toMatchObject({ phase: 'sending', notThere: false })
  expect(hasUnseenAnswer(), 'the start page goes on saying so').toBe(true)
})

test('nothing of a request that was looked up goes along to the next one', async () => {
  const first = await identify(
    withLogin(newDraft('consultar'), { codigoProtocolo: protocolos.enzo, dataNasc: enzo.dataNasc }),
    'protocolo',
  )
  expect(first.matricula.cadastro.nomeResponsavel).toBe(enzo.nomeMae)
  const second = families.lara
  const next = withLogin(first, { codigoProtocolo: protocolos.lara, dataNasc: second.dataNasc })
  expect(JSON.stringify(next.matricula)).not.toContain(enzo.nomeMae)
  const found = await identify(next, 'protocolo')
  expect(found.matricula.cadastro).toMatchObject({ nomeResponsavel: second.nomeMae, serieId: 36 })
})

test.each(['protocolo', 'crianca'] as const)(
  'a new request keeps guardian and home of the former, by %s',
  async (by) => {
    const { dataNasc, nomeMae } = families.lara
    const login = { codigoProtocolo: protocolos.lara, dataNasc }
    const named = async () => identify(withLogin(newDraft('consultar'), login), 'protocolo')
    saveDraft(by === 'protocolo' ? await named() : await known('consultar', families.lara))
    const { path, user } = openAt('/vagas/pedido')
    await user.click(await screen.findByRole('button', { name: 'Fazer um pedido novo' }))
    await waitFor(() => expect(path()).toBe(by === 'protocolo' ? '/vagas/estudante' : '/vagas/serie'))
    const { cadastro } = flowState().draft?.matricula ?? {}
    expect(cadastro).toMatchObject({ nomeResponsavel: nomeMae, bairro: 'Centro' })
    expect(cadastro, 'series and shift are those of another year, or of a lost place').toMatchObject({
      serieId: 0,
      descricaoSerie: '',
      turno: '',
    })
  },
)
