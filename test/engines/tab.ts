import type { Heard } from '@/mock/backend'

/** What a test needs of any browser: one page in one tab, pressed and written in with real events. */
export interface Tab {
  go: (url: string) => Promise<unknown>
  reload: () => Promise<unknown>
  /** Runs a function in the page; it sees nothing but its arguments. */
  run: <A extends unknown[], T>(action: (...args: A) => T, ...args: A) => Promise<T>
  /** Runs a script of a library in the page. */
  load: (script: string) => Promise<unknown>
  press: (x: number, y: number) => Promise<unknown>
  /** Writes into what has the focus. */
  type: (text: string) => Promise<unknown>
  size: (width: number, height: number) => Promise<unknown>
  picture: () => Promise<Buffer>
  /** The page on paper; only Firefox can be asked for it. */
  paper: () => Promise<Buffer>
  /** Exceptions, broken policies and errors in the console, so far. */
  faults: () => Promise<string[]>
  /** What the service of a demonstration answered inside the pages, so far. */
  heard: () => Promise<Heard[]>
  close: () => Promise<unknown>
}

/** A browser that is up. */
export interface Browser {
  /** A tab that shares nothing with those before it. */
  tab: () => Promise<Tab>
  close: () => Promise<unknown>
}

/** One step of the input of W3C WebDriver; both protocols take the same. */
export const pressing = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
export const typing = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** The same clock everywhere, and nothing of the person who runs the tests. */
export const surroundings = (folder: string, more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  TZ: 'America/Sao_Paulo',
  HOME: folder,
  ...more,
})
