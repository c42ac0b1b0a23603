/** When screens hear of answers: those that come together are drawn together, once a frame and not once an answer. */
import { notifyManager } from '@tanstack/react-query'

/** Milliseconds: a page out of sight has no frames, and is told all the same. */
const longest = 100

export function drawTogether(): void {
  let waiting: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const tellAll = () => {
    clearTimeout(timer)
    const now = waiting
    waiting = []
    for (const tell of now) tell()
  }
  notifyManager.setScheduler((tell) => {
    if (waiting.push(tell) > 1) return
    timer = setTimeout(tellAll, longest)
    // after the frame, which may answer a press
    requestAnimationFrame(() => setTimeout(tellAll))
  })
}
