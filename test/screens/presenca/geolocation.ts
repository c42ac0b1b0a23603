// A pretended device for geolocation: the test gives positions, and the screen's searches are recorded.
import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

interface Watch {
  heard: PositionCallback
  failed: PositionErrorCallback | null | undefined
  options: PositionOptions | undefined
}

interface Here {
  latitude: number
  longitude: number
  accuracy: number
  age?: number
}

export interface Device {
  /** The options of each search, in order. */
  asked: PositionOptions[]
  /** The number of searches that are still open. */
  open: () => number
  give: (position: Here) => void
  /** Fails with a code: 1 denied, 2 unavailable, 3 time-out. */
  fail: (code: 1 | 2 | 3, message?: string) => void
  /** Answers the browser's permission question for the person. */
  answer: (state: PermissionState) => void
}

/** Waits until the one search is open, and lets the device find this position. */
export async function answerSearch(phone: Device, position: Parameters<Device['give']>[0]): Promise<void> {
  await waitFor(() => {
    expect(phone.open()).toBe(1)
  })
  act(() => {
    phone.give(position)
  })
}

/** Puts a device into `navigator` for one test. `permission` null: the browser tells none; `here`: found at once. */
export function device(permission: PermissionState | null = 'granted', here: Here | null = null): Device {
  const watches = new Map<number, Watch>()
  const asked: PositionOptions[] = []
  let next = 0
  const status = Object.assign(new EventTarget(), { state: permission ?? 'prompt' })
  vi.stubGlobal('isSecureContext', true)
  const geolocation = {
    watchPosition(heard: PositionCallback, failed?: PositionErrorCallback | null, options?: PositionOptions) {
      watches.set(++next, { heard, failed, options })
      asked.push(options ?? {})
      if (here) queueMicrotask(() => phone.give(here))
      return next
    },
    clearWatch: (id: number) => void watches.delete(id),
  }
  const permissions = {
    query: () => (permission === null ? Promise.reject(new TypeError('unknown')) : Promise.resolve(status)),
  }
  const real = navigator
  vi.stubGlobal(
    'navigator',
    new Proxy(real, {
      get: (target, key) => {
        if (key === 'geolocation') return geolocation
        if (key === 'permissions') return permissions
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
      has: (target, key) => key === 'geolocation' || key in target,
    }),
  )
  const phone: Device = {
    asked,
    open: () => watches.size,
    give({ age = 0, ...coords }) {
      // the cast leaves out fields that nobody reads
      const position = { coords, timestamp: Date.now() - age } as unknown as GeolocationPosition
      for (const { heard } of [...watches.values()]) heard(position)
    },
    fail(code, message = '') {
      const error = { code, message } as GeolocationPositionError // without the constants, which nobody reads
      for (const { failed } of [...watches.values()]) failed?.(error)
    },
    answer(state) {
      status.state = state
      status.dispatchEvent(new Event('change'))
    },
  }
  return phone
}
