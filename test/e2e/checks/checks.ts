/** Checks of every screen (test/README §3): axe, horizontal scrolling, a walk by the Tab key. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Finding {
  rule: string
  help: string
  where: string[]
}

/** The rules that a change of colours alone can break. The second is stricter than the first. */
export const contrast = ['color-contrast', 'color-contrast-enhanced']
/**
 * Rules that axe often cannot decide: over a drawing, in a grid with one tab stop, for a heading above a group of rows,
 * for headings of a page that changes meanwhile. Any other undecided rule is a finding.
 */
const oftenOpen = [...contrast, 'target-size', 'th-has-data-cells', 'heading-order']

/**
 * Runs axe on the present page and expects no findings: WCAG 2.2 A and AA, best practice, and with `enhanced` a
 * contrast of 7:1. `only` names the rules to run.
 */
export async function axe(
  page: Page,
  options: { enhanced?: boolean; include?: string; only?: string[] } = {},
): Promise<void> {
  // the DevTools protocol evaluates outside the page's CSP; half a megabyte is sent once per document
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource)
  const findings = await page.evaluate(
    async ({ include, values, enhanced, only, oftenOpen }) => {
      const tool = (window as unknown as { axe: typeof axeCore }).axe
      const result = await tool.run(include ?? document, {
        runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values },
        rules: enhanced ? { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } } : {},
        resultTypes: ['violations', 'incomplete'],
        // none of these rules reads style sheets
        preload: false,
      })
      const open = result.incomplete.filter(({ id }) => !oftenOpen.includes(id))
      return [...result.violations, ...open].map(({ id, help, nodes }): Finding => ({
        rule: id,
        help,
        where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      }))
    },
    { include: options.include, values: tags, enhanced: options.enhanced ?? false, only: options.only, oftenOpen },
  )
  expect(findings, `axe on ${page.url()}`).toEqual([])
}

/**
 * Runs all rules in the light theme, and in the dark theme those that colours alone can break. Leaves the
 * page in light.
 */
export async function axeBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await axe(page, { enhanced: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, { only: contrast.slice(1) })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Expects that the page is never wider than its window: 320 px is WCAG's width for 400 % zoom. */
export async function noSidewaysScroll(page: Page): Promise<void> {
  const { wide, width, culprits } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120))
    return { wide: document.documentElement.scrollWidth, width, culprits }
  })
  expect(wide, `wider than the window: ${culprits.join('\n')}`).toBeLessThanOrEqual(width)
}

/** Expects that the texts of the bottom bar never touch each other or the edges. */
export async function barApart(page: Page): Promise<void> {
  const words = page.getByRole('navigation').locator('li:visible a span')
  const boxes = await words.evaluateAll((spans) =>
    spans.map((span) => span.getBoundingClientRect().toJSON() as DOMRect),
  )
  const width = page.viewportSize()?.width ?? 0
  const gaps = boxes.map(({ left }, i) => left - (boxes[i - 1]?.right ?? 0))
  expect(boxes.length).toBeGreaterThan(1)
  expect(Math.min(...gaps, width - (boxes.at(-1)?.right ?? 0)), gaps.join(' ')).toBeGreaterThanOrEqual(4)
}
