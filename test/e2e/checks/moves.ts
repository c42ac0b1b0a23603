/** Records layout shifts: what moves on a page without having been pressed. */
import type { Page } from '@playwright/test'

interface Moved {
  value: number
  what: string[]
}
type Watched = typeof window & { moved: Moved[] }

/**
 * Records shifts from the start of every page, with positions before and after. `pressed` includes shifts caused
 * by a press.
 */
export async function watchMoves(page: Page, { pressed = false } = {}): Promise<void> {
  await page.addInitScript((all) => {
    const moved: Moved[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        if (entry.hadRecentInput && !all) continue
        const what = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName ?? ''} "${node?.textContent?.slice(0, 40) ?? ''}" ${previousRect.y} → ${currentRect.y}`,
        )
        moved.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, pressed)
}

export const movesOf = (page: Page): Promise<Moved[]> => page.evaluate(() => (window as Watched).moved)
