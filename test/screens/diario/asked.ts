/** What was asked, and where an answer stands. */

/** The address of a request as `fetch` was given it. */
export const addressOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url

/** The part of the page under a heading. */
export function sectionOf(heading: HTMLElement): HTMLElement {
  const section = heading.closest('section')
  if (!section) throw new Error(`${heading.textContent} stands in no section`)
  return section
}
