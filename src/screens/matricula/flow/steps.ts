/** Derives from a draft which wizard pages it has, in which order, and which may be opened (matricula/README §1). */
import { countFound, hasActive, isShut, isAnswered, stateOf, windowOf, windowsOf } from '../receipt/aggregate'
import { type Draft, isAsking, leaves, type StepId } from './draft'

export interface Step {
  id: StepId
  /** `going`: the questions of the chosen way may be asked; judged once for all pages, since it reads the windows. */
  asked: (d: Draft, going: boolean) => boolean
  /** Whether the draft's answer is acceptable; left out: always. A page is done only when it is also in `passed`. */
  valid?: (d: Draft) => boolean
  /** Pages without a question: `leaf` ends the flow, `send` sends the request, `aside` is opened beside the flow. */
  kind?: 'leaf' | 'send' | 'aside'
}

const has = (d: Draft, id: StepId) => d.passed.includes(id)
const asks = (d: Draft) => isAsking(d.way)
const login = (d: Draft) => d.matricula.login
const cadastro = (d: Draft) => d.matricula.cadastro
const count = (d: Draft) => countFound(d.matricula)

/** Whether the service has identified the child, or has answered that it knows no such child. */
export const identified = (d: Draft): boolean =>
  // a protocol names one request, so children with the same data do not matter
  d.by === 'protocolo' ? has(d, 'protocolo') : has(d, 'cpf') && count(d) < 2

/** Whether one child was found and the family confirmed its name, where there is a name to confirm. */
const found = (d: Draft): boolean => identified(d) && count(d) > 0 && (d.nameConfirmed === true || !asksName(d))

const asksName = (d: Draft) => d.by === 'crianca' && login(d).nomeEncontrado !== ''

/**
 * Whether a place is asked for a child unknown to the service, hence new to the network. After `desempate` the CPF may
 * be mistyped, so the family first has to say on `novo` that the child is new.
 */
export const isNewChild = (d: Draft): boolean =>
  unknown(d) && d.way === 'cadastrar' && d.by === 'crianca' && (!has(d, 'desempate') || has(d, 'novo'))

/** Whether the child is found or new, so that the questions of the chosen way may begin. */
const known = (d: Draft): boolean => found(d) || isNewChild(d)

/** Whether an existing request is shown, so that no second one is made; consulting always ends here. */
const showsRequest = (d: Draft): boolean => {
  if (!found(d)) return false
  if (d.way === 'consultar') return true
  if (d.way === 'cancelar') return !hasActive(d.matricula)
  // a protocol only names a request, and asking for a new place needs the child's own data
  return hasActive(d.matricula) || (d.by === 'protocolo' && d.way === 'cadastrar' && stateOf(d.matricula) !== '')
}

/** Whether the way does not fit: renewal and transfer need the child's school, a new place a child without one. */
const wrongWay = (d: Draft): boolean => {
  if (!known(d) || showsRequest(d) || !asks(d)) return false
  const inNetwork = d.matricula.transferencia.nomeEscola !== '' || d.matricula.confirmacao.nomeEscola !== ''
  return d.way === 'cadastrar' ? inNetwork : !inNetwork
}

/** Whether the window of the way is shut and the family does not insist on going on. */
const closed = (d: Draft): boolean => {
  if (!isAsking(d.way) || !known(d) || showsRequest(d) || wrongWay(d) || d.insists) return false
  return isShut(windowOf(windowsOf(d.matricula)[d.way], Date.now()))
}

const stopped = (d: Draft) =>
  d.nameConfirmed === false || showsRequest(d) || wrongWay(d) || closed(d) || (unknown(d) && !asks(d))
const unknown = (d: Draft) => identified(d) && count(d) === 0
const open = (d: Draft) => d.phase === 'open'

const contact = (d: Draft, going: boolean) => going && d.way === 'cadastrar'
/** A series is a number, or words where the network's numbers are unknown; the service judges whether it fits. */
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
    asked: (d) => open(d) && d.by === 'crianca' && has(d, 'cpf') && (count(d) > 1 || has(d, 'desempate')),
    valid: (d) => count(d) < 2,
  },
  { id: 'nome', asked: (d) => open(d) && identified(d) && asksName(d), valid: (d) => d.nameConfirmed !== null },
  { id: 'novo', asked: (d) => open(d) && unknown(d) && !isNewChild(d), valid: () => false },
  { id: 'secretaria', asked: (d) => open(d) && d.nameConfirmed === false, kind: 'leaf' },
  { id: 'pedido', asked: (d) => open(d) && showsRequest(d), kind: 'leaf' },
  { id: 'vinculo', asked: (d) => open(d) && wrongWay(d), kind: 'leaf' },
  { id: 'periodo', asked: (d) => open(d) && closed(d), kind: 'leaf' },
  { id: 'continua', asked: (d, going) => going && d.way === 'confirmar' },
  { id: 'serie', asked: contact, valid: hasSerie },
  { id: 'turno', asked: (d, going) => going && asks(d) && !leaves(d), valid: hasTurno },
  // asked before the schools, since those of the family's own district are listed first
  { id: 'endereco', asked: contact, valid: (d) => isAnswered(d.matricula, 'endereco') },
  {
    id: 'escola',
    asked: (d, going) => going && (d.way === 'cadastrar' || d.way === 'transferir'),
    valid: (d) => d.escolhas.length > 0,
  },
  { id: 'responsavel', asked: contact, valid: (d) => isAnswered(d.matricula, 'responsavel') },
  { id: 'revisao', asked: (d, going) => going && asks(d), kind: 'send' },
  { id: 'cancelar', asked: (d, going) => going && d.way === 'cancelar', kind: 'send' },
  { id: 'verificar', asked: (d) => d.phase === 'sending', kind: 'leaf' },
  { id: 'recibo', asked: (d) => d.phase === 'sent', kind: 'leaf' },
  {
    id: 'cancelar',
    asked: (d) => (d.phase === 'sent' || (open(d) && showsRequest(d))) && hasActive(d.matricula),
    kind: 'aside',
  },
]

/** The pages of this draft, in order. */
export function stepsFor(d: Draft): Step[] {
  const going = open(d) && !stopped(d)
  return steps.filter((step) => step.asked(d, going))
}

const inRow = (d: Draft) => stepsFor(d).filter(({ kind }) => kind !== 'aside')
/** Whether a page is opened beside the flow, from the page that ends it, and leads back there. */
export const isAside = (d: Draft, id: StepId): boolean =>
  stepsFor(d).some((step) => step.id === id && step.kind === 'aside')

const done = (d: Draft, step: Step) => !step.kind && has(d, step.id) && (step.valid?.(d) ?? true)

/** The first page that is not done: the furthest that may be opened, and the target of every answered page. */
export function frontier(d: Draft): StepId {
  const all = inRow(d)
  return (all.find((step) => !done(d, step)) ?? all.at(-1))?.id ?? 'estudante'
}

/** The guard of a page: it may be opened once every page before it is done. */
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

/** Pages whose answer identifies the child. */
const identifying = new Set<StepId>(['cpf', 'protocolo'])

/**
 * "Etapa n de N", or null on a page without a count. A stopped flow counts all its pages, since the answer that stopped
 * the flow may be corrected. The page that confirms the found child's name is counted in advance.
 */
export function progress(d: Draft, id: StepId): { n: number; total: number } | null {
  const ahead = stopped(d) ? { ...d, nameConfirmed: null, passed: d.passed.filter((one) => !identifying.has(one)) } : d
  const row = inRow(ahead)
    .filter((step) => step.kind !== 'leaf')
    .map((step) => step.id)
  const alike: StepId[] = d.passed.includes('desempate') && !row.includes('desempate') ? ['desempate'] : []
  if (d.by === 'crianca' && !identified(ahead)) {
    // a new place is mostly for an unknown child, so that no name needs confirming
    const found: StepId[] = d.way === 'cadastrar' && !asksName(d) ? [] : ['nome']
    row.splice(Math.max(row.indexOf('cpf'), row.indexOf('desempate')) + 1, 0, ...alike, ...found)
  }
  const at = row.indexOf(id === 'novo' ? 'nome' : id)
  // a single question (consulting) has no count
  return at < 0 || row.length < 2 ? null : { n: at + 1, total: row.length }
}
