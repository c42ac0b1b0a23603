/** Many classes instead of a person's own, and how near to the window their rows stand: jsdom has no window to be far from. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { addressOf } from './asked'

/** So many classes, in pages of 50; `token` false: the service tells no next page. */
export function manyClasses(total: number, token = true): void {
  const itens = Array.from({ length: total }, (_, i) => ({
    id: 9000 + i,
    // the order of the service is not that of the names
    disciplina: `${i % 2 === 0 ? 'Oficina' : 'Ateliê'} ${String(i + 1).padStart(3, '0')}`,
  }))
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!addressOf(input).endsWith('/Classes')) return real(input, init)
    // the portal sends its body as text
    const { tokenPagina, quantidade } = JSON.parse(init?.body as string) as {
      tokenPagina: string | null
      quantidade: number
    }
    const from = Number(tokenPagina ?? 0)
    const page = itens.slice(from, from + quantidade)
    const next = token && from + quantidade < total ? String(from + quantidade) : null
    return Response.json({ itens: page, tokenPagina: next })
  })
}

/** Nothing comes near the window. */
export function stayFar(): void {
  comeNear(0, () => false)
}

/** After so many milliseconds every watched element has come near, or those that `which` names. */
export function comeNear(ms: number, which: (element: Element) => boolean = () => true): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe = (element: Element) => {
        if (!which(element)) return
        setTimeout(() => {
          act(() => {
            this.tell([{ isIntersecting: true }])
          })
        }, ms)
      }
      disconnect = () => undefined
    },
  )
}
