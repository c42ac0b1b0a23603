/** A translator as browsers have one: it puts elements with its own words in the place of the page's text nodes. */
import type { BrowserContext } from '@playwright/test'

/**
 * Translates every page of the context from its load on, and what comes later, as Chrome does. The words stay the
 * same, so that tests find them.
 */
export const translate = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const kept = '[translate=no],script,style,noscript,textarea,font'
    const html = 'http://www.w3.org/1999/xhtml'
    const put = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(kept) !== null) return
      const inner = document.createElementNS(html, 'font')
      inner.append(text.data)
      const outer = document.createElementNS(html, 'font')
      outer.append(inner)
      text.replaceWith(outer)
    }
    const all = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      if (root instanceof Text) texts.push(root)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(put)
    }
    // a browser asks its own service for the words first, which takes longer than the portal's start
    const begin = () => {
      if (document.documentElement.dataset['started'] === undefined) {
        requestAnimationFrame(begin)
        return
      }
      all(document.body)
      document.documentElement.classList.add('translated-ltr')
      new MutationObserver((records) => {
        for (const { target, addedNodes, type } of records) {
          if (type === 'characterData') all(target)
          else addedNodes.forEach(all)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    addEventListener('load', begin)
  })
