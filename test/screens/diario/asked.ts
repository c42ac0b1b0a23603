/** Helpers that read requests, answer in place of the service, and find the section of an answer. */
import { vi } from 'vitest'
import type { AproveitamentoAluno } from '@/contract'
import { mock } from '@/mock/doors/node'

/** The address of a request as `fetch` was given it. */
export const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url

/** The section of the page that a heading belongs to. */
export function sectionOf(heading: HTMLElement): HTMLElement {
  const section = heading.closest('section')
  if (!section) throw new Error(`${heading.textContent} stands in no section`)
  return section
}

/** Changes the records in the service's answers from now on; only those of `idClasse` where it is given. */
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

/** Lets `answer` reply in place of the service; null: the pretended service replies. */
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
/** The classes that the service sends to `as`; `idPessoa` 0: their own. */
export const classesOf = (idPessoa: number, as: string): Sent[] =>
  (mock.backend.answer('Classes', { idPessoa }, mock.as(as)).body as { itens: Sent[] }).itens
