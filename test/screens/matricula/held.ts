// The service takes its time: what is asked of it waits until the test lets the answer come.
import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

export interface Held {
  /** The question has left. */
  left: () => Promise<void>
  /** Lets the service's own answer come, or this one in its place, and what follows from it. */
  arrive: (instead?: Response) => Promise<void>
}

export function holdRequests(): Held {
  const asked = vi.fn()
  const service = globalThis.fetch
  let go: (instead?: Response) => void = () => undefined
  const answer = new Promise<Response | undefined>((done) => (go = done))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input !== 'string' || !input.endsWith('/PostMatriculaMunicipal')) return service(input, init)
    asked()
    return (await answer)?.clone() ?? service(input, init)
  })
  return {
    left: () => waitFor(() => expect(asked).toHaveBeenCalledOnce()),
    arrive: (instead) =>
      act(async () => {
        go(instead)
        await new Promise((done) => setTimeout(done, 200))
      }),
  }
}
