/** A gradebook without a screen, on its own pretended service, with the lines, pages and sending of the screen. */
import { onTestFinished, vi } from 'vitest'
import { write as send } from '@/api'
import { call } from '@/api/call'
import { type AproveitamentoAluno, op } from '@/contract'
import { gradesByKey } from '@/domain/notas/keys'
import { createNodeDoor, type NodeDoor } from '@/mock/doors/node'
import { createGradeSender, type GradeSender } from '@/screens/lancamentos/sending/send'
import { type Book, createBook } from '@/screens/lancamentos/book/book'
import type { Transport } from '@/screens/lancamentos/sending/transport'
import { createStudentLoader, type StudentLoader } from '@/screens/lancamentos/book/studentLoader'
import { studentsAtOnce } from '@/screens/diario/classe/reads'
import { end, start } from '@/session'

/** The id of Carla's class, Mathematics in 7º A. */
export const idClasse = 1011

export interface Opened {
  book: Book
  loader: StudentLoader
  sending: GradeSender
  /** The waits so far in milliseconds, in order. */
  waits: number[]
  /** The notes about what was sent. */
  notes: Parameters<Transport['note']>[0][number][]
  /** The key of an editable column, and the ids of students whose cell in it is empty. */
  chave: string
  gaps: number[]
}

/** Starts a service whose 7º A has `seteA` students; `fetch` leads to it until the test ends. */
export function service(seteA: number, around: (send: typeof fetch) => typeof fetch = (send) => send): NodeDoor {
  const door = createNodeDoor({ size: { seteA, escolas: 1 } })
  door.as('carla')
  vi.stubGlobal('fetch', around(door.fetch))
  return door
}

export async function open({ random = () => 0.5 }: { random?: () => number } = {}): Promise<Opened> {
  const rule = { scaleMax: 10, decimals: 2 }
  const first = await call(op.AproveitamentosAlunos, { idClasse, quantidade: studentsAtOnce })
  const book = createBook(idClasse, rule, ',')
  book.merge(first.itens, null)
  const loader = createStudentLoader(book, first, { updatedAt: 0, dropped: 0 })
  loader.start()
  await vi.waitFor(() => {
    if (loader.get().state !== 'complete') throw new Error('loading')
  }, 10_000)
  const waits: number[] = []
  const wait = (ms: number) => {
    waits.push(Math.round(ms))
    return Promise.resolve()
  }
  const { readPage, tokens } = loader
  const write = (record: AproveitamentoAluno) => send(op.AproveitamentoAluno, record, { lock: null })
  const notes: Opened['notes'] = []
  const note: Transport['note'] = (entries) => void notes.push(...entries)
  const sending = createGradeSender(book, {
    readPage,
    tokens,
    write,
    earlier: () => Promise.resolve(),
    keepAsUnsent: () => undefined,
    wait,
    random,
    note,
  })
  const chave = book.columns.find(({ nome }) => nome === 'Prova do 2º bimestre')?.chave ?? ''
  const gaps = book
    .all()
    .filter(({ record, notas }) => record.ativo && notas.get(chave)?.valor === null)
    .map(({ id }) => id)
  return { book, loader, sending, waits, notes, chave, gaps }
}

/** Signs Carla in on this device until the test ends. */
export function signedIn(door: NodeDoor): void {
  const carla = door.backend.db().acesso.accounts.find(({ userName }) => userName === 'carla')
  const { idPessoa = 0, perfis = [] } = carla ?? {}
  start({ idPessoa, userName: 'carla', displayName: '', perfil: perfis[0] ?? 0, perfis })
  onTestFinished(() => end(null))
}

/** Types a grade and leaves the cell. */
export function type({ book, chave }: Pick<Opened, 'book' | 'chave'>, id: number, text: string): void {
  book.type(id, chave, text)
  book.leave(id, chave)
}

/** Sends everything and waits until no request is open. */
export async function settle({ sending }: Opened, action: () => Promise<void> = () => sending.send()): Promise<void> {
  await action()
  await vi.waitFor(() => {
    if (sending.progress().phase !== 'idle') throw new Error('on its way')
  }, 10_000)
}

/** The number of grades of a kind that were noted as sent. */
export const logged = ({ notes }: Pick<Opened, 'notes'>, kind: string): number =>
  notes.filter((note) => note.kind === kind).reduce((all, { n }) => all + n, 0)

/** The cookie of a second session of the teacher, beside that of the screen. */
const others = new WeakMap<NodeDoor, string>()
function otherSession(door: NodeDoor): string {
  const cookie = others.get(door) ?? `ss-id=${door.backend.openSession('carla')}`
  others.set(door, cookie)
  return cookie
}

/** The records of the class at the service, read in the second session. */
export async function storedAll(door: NodeDoor): Promise<Map<number, AproveitamentoAluno>> {
  const cookie = otherSession(door)
  const records = new Map<number, AproveitamentoAluno>()
  let tokenPagina: string | null = null
  do {
    const answer = await door.fetch('/json/reply/AproveitamentosAlunos', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify({ idClasse, idPessoa: 0, perfil: 0, embutir: '', campos: '', quantidade: 500, tokenPagina }),
    })
    const page = (await answer.json()) as { itens: AproveitamentoAluno[]; tokenPagina?: string | null }
    for (const record of page.itens) records.set(record.id, record)
    tokenPagina = page.tokenPagina ?? null
  } while (tokenPagina !== null)
  return records
}

/** The service's record of one student; throws if there is none. */
export async function stored(door: NodeDoor, id: number): Promise<AproveitamentoAluno> {
  const found = (await storedAll(door)).get(id)
  if (!found) throw new Error('no such record')
  return found
}

export const valueAt = (record: AproveitamentoAluno, chave: string): number | null =>
  gradesByKey(record).get(chave)?.valor ?? null

/** Writes a record in the second session, as another tab of the teacher would. */
export async function elsewhere(door: NodeDoor, record: AproveitamentoAluno): Promise<void> {
  const cookie = otherSession(door)
  const answer = await door.fetch('/json/oneway/AproveitamentoAluno', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(record),
  })
  if (!answer.ok) throw new Error(`refused: ${answer.status}`)
}
