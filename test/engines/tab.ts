import type { Heard } from '@/mock/backend'

/** One tab of any browser, as a test needs it, with real input events. */
export interface Tab {
  go: (url: string) => Promise<unknown>
  reload: () => Promise<unknown>
  /** Runs a function in the page; the function can use nothing but its arguments. */
  run: <A extends unknown[], T>(action: (...args: A) => T, ...args: A) => Promise<T>
  /** Runs a script of a library in the page. */
  load: (script: string) => Promise<unknown>
  press: (x: number, y: number) => Promise<unknown>
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>
  size: (width: number, height: number) => Promise<unknown>
  picture: () => Promise<Buffer>
  /** The page as a PDF; only in Firefox. */
  paper: () => Promise<Buffer>
  /** The exceptions, policy violations and console errors so far. */
  faults: () => Promise<string[]>
  /** The answers so far of a demonstration's service, which runs inside the page. */
  heard: () => Promise<Heard[]>
  close: () => Promise<unknown>
}

/** A started browser. */
export interface Browser {
  /** Opens a tab that shares no storage with earlier tabs. */
  tab: () => Promise<Tab>
  close: () => Promise<unknown>
}

/** A press as input actions of W3C WebDriver, which both protocols accept. */
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

/** The environment of a browser: one time zone for all, and no data of the person who runs the tests. */
export const surroundings = (folder: string, more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  TZ: 'America/Sao_Paulo',
  HOME: folder,
  ...more,
})
