// A pretended device: positions are given by hand, and what the screen asked of it is written down.
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
  /** How each search was asked, in order. */
  asked: PositionOptions[]
  /** Searches that are still open. */
  open: () => number
  give: (position: Here) => void
  /** 1 denied, 2 unavailable, 3 time-out. */
  fail: (code: 1 | 2 | 3, message?: string) => void
  /** The person answers the browser's question. */
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

/** Puts a device into `navigator` for one test; `permission` null: a browser that does not tell. `here`: found at once. */
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
      // the fields that nobody reads are left out
      const position = { coords, timestamp: Date.now() - age } as unknown as GeolocationPosition
      for (const { heard } of [...watches.values()]) heard(position)
    },
    fail(code, message = '') {
      const error = { code, message } as GeolocationPositionError // the constants on it are not read
      for (const { failed } of [...watches.values()]) failed?.(error)
    },
    answer(state) {
      status.state = state
      status.dispatchEvent(new Event('change'))
    },
  }
  return phone
}
