// What may come along with an answer is a wish: whatever the service makes of it, the answer is read.
import { expect, test, vi } from 'vitest'
import { request } from '@/api/call'
import { op } from '@/contract'
import { mock } from '@/mock/doors/node'

const wish = { embutir: 'turma,periodoLetivo' }

test('a service that refuses to embed is asked without it, and with it no more', async () => {
  mock.as('ana')
  mock.speak(['plain'])
  const fetched = vi.spyOn(globalThis, 'fetch')
  expect((await request(op.Classes, wish)).reply.itens).toHaveLength(7)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect((await request(op.Classes, wish)).reply.itens).toHaveLength(7)
  expect(fetched).toHaveBeenCalledTimes(3)
})
