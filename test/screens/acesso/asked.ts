// Helpers to remove roles at a service that records its requests, and that a test may make answer otherwise.
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'

interface Ask {
  userName: string
  roles: string[]
  permissions: string[]
}
/** The requests so far, and how the service answers; `reply` null: the pretended service answers. */
export const service: { sent: Ask[]; reply: ((ask: Ask) => Response | Promise<Response>) | null } = {
  sent: [],
  reply: null,
}
export function standIn(): void {
  service.sent = []
  service.reply = null
  const known = mock.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input !== 'string' || !input.endsWith('/UnAssignRoles')) return known(input, init)
    const ask = JSON.parse(init?.body as string) as Ask // the client sends text
    service.sent.push(ask)
    return service.reply ? Promise.resolve(service.reply(ask)) : known(input, init)
  })
}
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

export const press = (name: string) => screen.findByRole('button', { name })
/** Presses the two buttons of a removal, without waiting for its end. */
export async function removeNow(user: UserEvent) {
  await user.click(await press('Remover'))
  await user.click(await press('Remover agora'))
}

export async function lookUp(userName: string, as = 'helena') {
  const view = openAt('/papeis', { as })
  await view.user.type(await screen.findByLabelText('Nome de usuário'), userName)
  await view.user.click(await press('Procurar'))
  return view
}
