/**
 * Has the browser compile and cache the files of the shell once per release, so that the second visit need not do that
 * on the main thread. A worker thread loads the files without running them (`build/workers/nextVisit.ts`).
 */
import { keptText } from '@/session'
import { compileFile } from './release'

const compiled = keptText('compiled')
/**
 * Milliseconds until compiling begins, when loading is over; and milliseconds a slow phone needs to write the code
 * cache.
 */
const [pause, writing] = [3000, 5000]

/** `userAgentData` marks Chromium, the only engine with a code cache for files of a service worker. */
const keepsCompiled = () => 'userAgentData' in navigator

function compile(file: string): void {
  const thread = new Worker(file, { type: 'module' })
  thread.onerror = (event) => {
    event.preventDefault()
    // a file that failed to load fires a plain event; an ErrorEvent is the deliberate error that stops the thread's
    // code
    const isRead = event instanceof ErrorEvent
    setTimeout(
      () => {
        thread.terminate()
        if (isRead) compiled.write(file)
      },
      isRead ? writing : 0,
    )
  }
}

/**
 * Compiles once the service worker of this release controls the page: files outside its cache are not cached compiled,
 * and a waiting newer worker holds other files.
 */
export function compileForNextVisit(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const file = compileFile()
  if (!file || !keepsCompiled() || compiled.read() === file) return
  const begin = () =>
    setTimeout(() => {
      if (!registration.installing && !registration.waiting) compile(file)
    }, pause)
  if (workers.controller) begin()
  else workers.addEventListener('controllerchange', begin, { once: true })
}
