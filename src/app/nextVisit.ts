/**
 * Has the browser keep the files of the shell compiled, once for each release: else the second visit does that, on the thread
 * that draws. They are read in a thread of their own, where none of them runs (`build/workers/nextVisit.ts`).
 */
import { keptText } from '@/session'
import { compileFile } from './release'

const compiled = keptText('compiled')
/** Milliseconds: who stays so long reads, and the worker is at rest; and what a slow phone needs to write everything down. */
const [pause, writing] = [3000, 5000]

/** Only browsers that keep compiled what a worker holds say who they are in this way: others would gain nothing. */
const keepsCompiled = () => 'userAgentData' in navigator

function compile(file: string): void {
  const thread = new Worker(file, { type: 'module' })
  thread.onerror = (event) => {
    event.preventDefault()
    // a file that did not come is an event without words; the words are of the error that keeps everything from running
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
 * From the moment on at which the worker of this release rules the page: what it does not hold is not kept compiled, and a
 * newer one that waits holds other files.
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
