/** The unhandled rejections since they were last taken. */
const heard: unknown[] = []
globalThis.addEventListener('unhandledrejection', (event) => {
  heard.push(event.reason)
})
globalThis.addEventListener('error', (event) => {
  heard.push(event.message)
})

export const endedUnhandled = (): unknown[] => heard.splice(0)
