// Holds the service's answers back until the test lets them come.
import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

export interface Held {
  /** Waits until the request has been sent. */
  left: () => Promise<void>
  /** Lets the service's answer come, or `instead` in its place, and waits for what follows from it. */
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
