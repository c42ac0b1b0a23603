/** Makes many classes of a person, and decides which rows are near the window, because jsdom has no layout. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { addressOf } from './asked'

/** Makes the service send `total` classes, in pages of 50; `token` false: it sends no token of a next page. */
export function manyClasses(total: number, token = true): void {
  const itens = Array.from({ length: total }, (_, i) => ({
    id: 9000 + i,
    // the service's order differs from that of the names
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

/** Keeps every element far from the window. */
export function stayFar(): void {
  comeNear(0, () => false)
}

/** Reports every observed element, or those that `which` accepts, as near the window after `ms` milliseconds. */
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
