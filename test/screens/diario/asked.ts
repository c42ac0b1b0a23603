/** What was asked, what is answered in the service's place, and where an answer stands. */
import { vi } from 'vitest'
import type { AproveitamentoAluno } from '@/contract'
import { mock } from '@/mock/doors/node'

/** The address of a request as `fetch` was given it. */
export const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url

/** The part of the page under a heading. */
export function sectionOf(heading: HTMLElement): HTMLElement {
  const section = heading.closest('section')
  if (!section) throw new Error(`${heading.textContent} stands in no section`)
  return section
}

/** From now on the service tells this of the records of a student, of one class where it is told. */
export function recordsChanged(change: (record: AproveitamentoAluno) => void, idClasse?: number): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    const body = typeof init?.body === 'string' ? init.body : ''
    const isOther = idClasse !== undefined && !body.includes(`"idClasse":${idClasse}`)
    if (!addressOf(input).endsWith('/AproveitamentosAlunos') || isOther) return answer
    const reply = (await answer.json()) as { itens: AproveitamentoAluno[] }
    for (const record of reply.itens) change(record)
    return Response.json(reply)
  })
}

/** The service, but for what `answer` says in its place. */
export function service(
  answer: (operation: string, ask: Record<string, unknown>) => Response | Promise<Response> | null,
): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const operation = addressOf(input).split('/').at(-1) ?? ''
    // the client sends text
    const ask = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    return Promise.resolve(answer(operation, ask) ?? real(input, init))
  })
}

/** A class as the pretended service sends it. */
interface Sent {
  id: number
  disciplina: string
  recados: number[] | null
  horarios: unknown
}
/** The classes that `as` is answered; `idPessoa` 0: their own. */
export const classesOf = (idPessoa: number, as: string): Sent[] =>
  (mock.backend.answer('Classes', { idPessoa }, mock.as(as)).body as { itens: Sent[] }).itens
