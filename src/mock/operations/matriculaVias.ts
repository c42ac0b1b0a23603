/** The three ways of sending an enrollment: renewal, transfer, new registration. Each makes one request, or says why not. */
import type { Cadastro, Matricula } from '@/contract'
import { type NetworkSerie, serieOf, nextSerie } from '../rules/series'
import { checkCadastro } from '../rules/cadastro'
import { transferWishes, registrationWishes, wishesReason } from '../rules/wishes'
import { serieReason } from '../rules/reasons'
import { waiting, change } from '../rules/requests'
import { offerOnWire, unidadeOf } from '../rules/wire'
import { yearAt } from '../rules/windows'
import { withoutSuccess, renewalTurnos } from '../rules/reply'
import { serve, type Wish, occupy, offerOf } from '../rules/vagas'
import type { Crianca, Pedido } from '../tables/matricula'
import { textOf } from '../rules/tempo'
import { identified, matriculada, nao, newPedido, obstacle, type Question, registrar } from './matriculaEnvio'

/** How many may wait for one school, series and shift. ASSUMED. */
export const maxWait = 30

/** A child of the network and the series that it goes on to: who may renew or be transferred; or why not. */
function daRede(question: Question, via: 'confirmar' | 'transferir') {
  const stopped = obstacle(question, via)
  if (stopped) return { no: stopped }
  const found = matriculada(question)
  if ('no' in found) return found
  const { serieId } = found.rede
  const serie = nextSerie(serieId)
  if (serie) return { ...found, serie }
  return {
    no: nao(question, `O estudante conclui ${serieOf(serieId)?.descricao ?? 'a série'}: não há série seguinte.`),
  }
}

/** Renewal: stays in the school (`confirmacao.confirmacao.valor`), in the shift of today or in another with a place. */
export function confirmPlace(question: Question): Matricula {
  const { now, asked, tables } = question
  const found = daRede(question, 'confirmar')
  if ('no' in found) return found.no
  const { crianca, rede, serie } = found
  const escola = unidadeOf(tables, rede.unidadeId).nome
  const turnos = renewalTurnos(tables, crianca)
  const em = textOf(now)
  const open = (parts: Partial<Pedido>): Pedido => ({
    ...newPedido(question, crianca, serie, 'confirmar'),
    confirmacao: asked.confirmacao,
    ...parts,
  })
  const keep = (pedido: Pedido, processamento: string): Matricula => {
    change(pedido, processamento, em)
    return registrar(question, crianca, pedido)
  }
  // ASSUMED: "does not stay" ends the renewal; the family may ask again while the window is open.
  if (!asked.confirmacao.confirmacao.valor) return keep(open({}), 'cancelada')
  if (turnos.length === 0) return nao(question, `${escola} não oferece ${serie.descricao}. Peça transferência.`)
  const turno = asked.confirmacao.novoTurno || (turnos.includes(rede.turno) ? rede.turno : (turnos[0] ?? ''))
  const escolha = { unidadeId: rede.unidadeId, turno }
  const oferta = offerOf(tables, serie.id, escolha)
  if (!oferta)
    return nao(question, `${escola} não oferece ${serie.descricao} no turno ${turno}. Há: ${turnos.join(', ')}.`)
  // Whoever keeps the shift, or whose shift ends, has a place already; a change of one's own will needs a free one.
  const moves = turno !== rede.turno && turnos.includes(rede.turno)
  if (moves && !occupy(oferta)) {
    const fresh = {
      ...identified(question),
      reservas: offerOnWire(tables, serie.id, '').filter((r) => r.unidadeId === rede.unidadeId),
    }
    return withoutSuccess(
      fresh,
      `Vaga ocupada: ${escola} não tem mais vagas para ${serie.descricao} no turno ${turno}.`,
    )
  }
  return keep(open({ escolhas: [escolha], place: moves ? escolha : null }), 'confirmada')
}

/** The place of the first wish that has one; the waiting list when all were known to be full; or a no with fresh rows. */
function put(
  question: Question,
  serie: NetworkSerie,
  wishes: readonly Wish[],
  open: () => { crianca: Crianca; pedido: Pedido },
  withPlace: 'reservada' | 'emAnalise',
): Matricula {
  const { now, tables } = question
  const result = serve(tables, serie.id, wishes)
  const first = wishes[0]
  if (result.kind === 'tomada') {
    const { turno, unidadeId } = result.wish
    const fresh = { ...identified(question), reservas: offerOnWire(tables, serie.id, turno) }
    const where = `${unidadeOf(tables, unidadeId).nome} não tem mais vagas para ${serie.descricao} no turno ${turno}`
    return withoutSuccess(fresh, `Vaga ocupada: ${where}. Escolha de novo; a lista foi atualizada.`)
  }
  if (result.kind === 'espera' && first && waiting(tables, serie.id, first.unidadeId, first.turno) >= maxWait) {
    return nao(question, 'O limite de inscrição em lista de espera já foi atingido. Escolha outra escola.')
  }
  const { crianca, pedido } = open()
  pedido.escolhas = wishes.map(({ turno, unidadeId }) => ({ unidadeId, turno }))
  if (result.kind === 'lugar' && occupy(result.oferta)) {
    pedido.place = { unidadeId: result.oferta.unidadeId, turno: result.oferta.turno }
    change(pedido, withPlace, textOf(now))
  } else {
    change(pedido, 'listaDeEspera', textOf(now))
  }
  return registrar(question, crianca, pedido)
}

/** Transfer to another school, or to another shift of the same one. The school looks at it first (`emAnalise`), the place held. */
export function transferPlace(question: Question): Matricula {
  const { asked, tables } = question
  const found = daRede(question, 'transferir')
  if ('no' in found) return found.no
  const { crianca, rede, serie } = found
  const wishes = transferWishes(asked.transferencia, asked.reservas, rede.turno)
  const motivo = wishesReason(tables, serie, wishes)
  if (motivo) return nao(question, motivo)
  if (wishes.some(({ turno, unidadeId }) => unidadeId === rede.unidadeId && turno === rede.turno)) {
    return nao(question, 'O estudante já estuda nesta escola e neste turno. Escolha outro turno ou outra escola.')
  }
  const open = () => ({
    crianca,
    pedido: { ...newPedido(question, crianca, serie, 'transferir'), transferencia: asked.transferencia },
  })
  return put(question, serie, wishes, open, 'emAnalise')
}

/** The child of a new registration: the record of an earlier request, or a new one. */
function criancaNova({ match, login, asked, tables }: Question): Crianca {
  if (match.kind === 'uma') return match.crianca
  const crianca: Crianca = {
    idPessoa: tables.nextPessoa++,
    nome: login.nomeAluno.trim().replace(/\s+/g, ' '),
    dataNasc: login.dataNasc,
    nomeMae: login.nomeMae.trim().replace(/\s+/g, ' '),
    cpf: login.cpfAluno,
    cpfResponsavel: login.cpfResponsavel,
    nomeResponsavel: asked.cadastro.nomeResponsavel.trim(),
    rede: null,
  }
  tables.criancas.push(crianca)
  return crianca
}

/** A new place for a child that does not study in the network. */
export function register(question: Question): Matricula {
  const { match, login, asked, tables } = question
  const stopped = obstacle(question, 'cadastrar')
  if (stopped) return stopped
  if (match.kind === 'protocoloErrado') return nao(question, 'Não encontramos um pedido com esses dados.')
  if (match.kind === 'uma' && match.crianca.rede) {
    return nao(question, 'O estudante já estuda na rede. Confirme a matrícula ou peça transferência.')
  }
  checkCadastro(login, asked.cadastro)
  const mine = match.kind === 'uma' ? match.crianca : null
  if (login.cpfAluno !== '' && tables.criancas.some((c) => c !== mine && c.cpf === login.cpfAluno)) {
    return nao(question, 'Este CPF de estudante já está em outro cadastro. Procure a secretaria.')
  }
  const serie = serieDe(asked.cadastro)
  const dataNasc = mine?.dataNasc ?? login.dataNasc
  const wishes = registrationWishes(asked)
  const motivo = serieReason(dataNasc, serie, yearAt(question.now)) ?? wishesReason(tables, serie, wishes)
  if (motivo) return nao(question, motivo)
  const open = () => {
    const crianca = criancaNova(question)
    const cadastro = { ...asked.cadastro, descricaoSerie: serie.descricao }
    return { crianca, pedido: { ...newPedido(question, crianca, serie, 'cadastrar'), cadastro } }
  }
  return put(question, serie, wishes, open, 'reservada')
}

/** The series asked for: `checkCadastro` has made sure that there is one. */
function serieDe({ serieId }: Cadastro): NetworkSerie {
  const serie = serieOf(serieId)
  if (!serie) throw new RangeError(`no series ${serieId}`)
  return serie
}
