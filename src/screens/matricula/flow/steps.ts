/** Which pages there are, in which order, and which may be opened: a function of the draft (matricula/README §1). */
import { hasActive, isShut, isAnswered, stateOf, windowOf, windowsOf } from '../receipt/aggregate'
import { type Draft, isAsking, leaves, type StepId } from './draft'

export interface Step {
  id: StepId
  asked: (d: Draft) => boolean
  /** Whether its answer can stand; always where it is left out. A page also has to be passed before it counts as done. */
  valid?: (d: Draft) => boolean
  /** No question: an end with its own ways out, the page that sends, or one opened beside the flow. */
  kind?: 'leaf' | 'send' | 'aside'
}

const has = (d: Draft, id: StepId) => d.passed.includes(id)
const asks = (d: Draft) => isAsking(d.way)
const login = (d: Draft) => d.matricula.login
const cadastro = (d: Draft) => d.matricula.cadastro

/** Whether the service has said who the child is, or that it knows none such. */
export const identified = (d: Draft): boolean =>
  // a protocol names one request, however many children are alike
  d.by === 'protocolo' ? has(d, 'protocolo') : has(d, 'cpf') && login(d).similarityCount < 2

/** One child was found, and the person said that it is the one. */
const found = (d: Draft): boolean =>
  identified(d) && login(d).similarityCount > 0 && (d.nameConfirmed === true || !asksName(d))

const asksName = (d: Draft) => d.by === 'crianca' && login(d).similarityCount > 0 && login(d).nomeEncontrado !== ''

/**
 * Asks for a place for a child that nobody knows: new to the network, said on the next page and on the review. Where the CPF
 * named none of several children alike it may be mistyped: the family says first that theirs is another one.
 */
export const isNewChild = (d: Draft): boolean =>
  unknown(d) && d.way === 'cadastrar' && d.by === 'crianca' && (!has(d, 'desempate') || has(d, 'novo'))

/** Known by the service, or new to it: the questions of the way itself may begin. */
const known = (d: Draft): boolean => found(d) || isNewChild(d)

/** A request is shown instead of a second one; consulting ends here whatever the answer. */
const showsRequest = (d: Draft): boolean => {
  if (!found(d)) return false
  if (d.way === 'consultar') return true
  if (d.way === 'cancelar') return !hasActive(d.matricula)
  // a protocol names a request, not a family: a new place needs the child's own data
  return hasActive(d.matricula) || (d.by === 'protocolo' && d.way === 'cadastrar' && stateOf(d.matricula) !== '')
}

/** Renewal and transfer need the child's school; a new place is for a child without one. */
const wrongWay = (d: Draft): boolean => {
  if (!known(d) || showsRequest(d) || !asks(d)) return false
  const inNetwork = d.matricula.transferencia.nomeEscola !== '' || d.matricula.confirmacao.nomeEscola !== ''
  return d.way === 'cadastrar' ? inNetwork : !inNetwork
}

/** The window of the way is not open, and nobody insists. */
const closed = (d: Draft): boolean => {
  if (!isAsking(d.way) || !known(d) || showsRequest(d) || wrongWay(d) || d.insists) return false
  return isShut(windowOf(windowsOf(d.matricula)[d.way], Date.now()))
}

const stopped = (d: Draft) =>
  d.nameConfirmed === false || showsRequest(d) || wrongWay(d) || closed(d) || (unknown(d) && !asks(d))
const unknown = (d: Draft) => identified(d) && login(d).similarityCount === 0
const open = (d: Draft) => d.phase === 'open'
const going = (d: Draft) => open(d) && !stopped(d)

const contact = (d: Draft) => going(d) && d.way === 'cadastrar'
/** A number, or words where the network's numbers are not known here. Whether the child fits the service judges. */
const hasSerie = (d: Draft) => cadastro(d).serieId !== 0 || cadastro(d).descricaoSerie !== ''
const hasTurno = (d: Draft) => (d.way === 'confirmar' ? d.matricula.confirmacao.novoTurno !== '' : d.offerAt !== null)

const steps: readonly Step[] = [
  {
    id: 'estudante',
    asked: (d) => open(d) && d.by === 'crianca',
    valid: (d) => login(d).nomeAluno !== '' && login(d).dataNasc !== '',
  },
  { id: 'cpf', asked: (d) => open(d) && d.by === 'crianca', valid: (d) => login(d).cpfResponsavel !== '' },
  { id: 'protocolo', asked: (d) => open(d) && d.by === 'protocolo' },
  {
    id: 'desempate',
    asked: (d) =>
      open(d) && d.by === 'crianca' && has(d, 'cpf') && (login(d).similarityCount > 1 || has(d, 'desempate')),
    valid: (d) => login(d).similarityCount < 2,
  },
  { id: 'nome', asked: (d) => open(d) && identified(d) && asksName(d), valid: (d) => d.nameConfirmed !== null },
  { id: 'novo', asked: (d) => open(d) && unknown(d) && !isNewChild(d), valid: () => false },
  { id: 'secretaria', asked: (d) => open(d) && d.nameConfirmed === false, kind: 'leaf' },
  { id: 'pedido', asked: (d) => open(d) && showsRequest(d), kind: 'leaf' },
  { id: 'vinculo', asked: (d) => open(d) && wrongWay(d), kind: 'leaf' },
  { id: 'periodo', asked: (d) => open(d) && closed(d), kind: 'leaf' },
  { id: 'continua', asked: (d) => going(d) && d.way === 'confirmar' },
  { id: 'serie', asked: contact, valid: hasSerie },
  { id: 'turno', asked: (d) => going(d) && asks(d) && !leaves(d), valid: hasTurno },
  // before the schools: those of the family's own district come first
  { id: 'endereco', asked: contact, valid: (d) => isAnswered(d.matricula, 'endereco') },
  {
    id: 'escola',
    asked: (d) => going(d) && (d.way === 'cadastrar' || d.way === 'transferir'),
    valid: (d) => d.escolhas.length > 0,
  },
  { id: 'responsavel', asked: contact, valid: (d) => isAnswered(d.matricula, 'responsavel') },
  { id: 'revisao', asked: (d) => going(d) && asks(d), kind: 'send' },
  { id: 'cancelar', asked: (d) => going(d) && d.way === 'cancelar', kind: 'send' },
  { id: 'verificar', asked: (d) => d.phase === 'sending', kind: 'leaf' },
  { id: 'recibo', asked: (d) => d.phase === 'sent', kind: 'leaf' },
  {
    id: 'cancelar',
    asked: (d) => (d.phase === 'sent' || (open(d) && showsRequest(d))) && hasActive(d.matricula),
    kind: 'aside',
  },
]

/** The pages of this draft, in order. */
export const stepsFor = (d: Draft): Step[] => steps.filter((step) => step.asked(d))

const inRow = (d: Draft) => stepsFor(d).filter(({ kind }) => kind !== 'aside')
/** Whether a page lies beside the row: it is opened from where the flow ends, and leads back there. */
export const isAside = (d: Draft, id: StepId): boolean =>
  stepsFor(d).some((step) => step.id === id && step.kind === 'aside')

const done = (d: Draft, step: Step) => !step.kind && has(d, step.id) && (step.valid?.(d) ?? true)

/** The first page that still wants something: as far as one may go, and where answered pages lead. */
export function frontier(d: Draft): StepId {
  const all = inRow(d)
  return (all.find((step) => !done(d, step)) ?? all.at(-1))?.id ?? 'estudante'
}

/** Whether a page can be opened now: it is asked, and nothing before it is missing. */
export function mayOpen(d: Draft, id: StepId): boolean {
  const order = inRow(d).map((step) => step.id)
  const at = order.indexOf(id)
  return isAside(d, id) || (at >= 0 && at <= order.indexOf(frontier(d)))
}

export function before(d: Draft, id: StepId): StepId | null {
  if (isAside(d, id)) return frontier(d)
  const all = inRow(d)
  return all[all.findIndex((step) => step.id === id) - 1]?.id ?? null
}

/** Pages whose answer says who the child is. */
const names = new Set<StepId>(['cpf', 'protocolo'])

/**
 * "Etapa n de N", or null on pages that are no step. An answer that stopped the flow may be corrected: then the whole row
 * is ahead again. Whether the found child is the right one is asked on a page of its own, which is counted beforehand.
 */
export function progress(d: Draft, id: StepId): { n: number; total: number } | null {
  const ahead = stopped(d) ? { ...d, nameConfirmed: null, passed: d.passed.filter((one) => !names.has(one)) } : d
  const row = inRow(ahead)
    .filter((step) => step.kind !== 'leaf')
    .map((step) => step.id)
  const alike: StepId[] = d.passed.includes('desempate') && !row.includes('desempate') ? ['desempate'] : []
  if (d.by === 'crianca' && !identified(ahead)) {
    // a new place is mostly asked for a child that nobody knows yet
    const found: StepId[] = d.way === 'cadastrar' && !asksName(d) ? [] : ['nome']
    row.splice(Math.max(row.indexOf('cpf'), row.indexOf('desempate')) + 1, 0, ...alike, ...found)
  }
  const at = row.indexOf(id === 'novo' ? 'nome' : id)
  // a single question (consulting) has no count
  return at < 0 || row.length < 2 ? null : { n: at + 1, total: row.length }
}
