/** The part of a style that the elements of one page need: what a page drawn at build time carries inside. */
import postcss, { type AtRule, type Container } from 'postcss'

/** What a selector asks of an element beside its state: classes, ids, names. What it excludes is not asked. */
function asked(selector: string): string[] {
  const plain = selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]|::?[\w-]+(?=[^\w(-]|$)/g, '')
  // one of several is enough: such a rule is kept
  return /:(?:is|where|has)\(/.test(plain) ? [] : (plain.match(/[.#]?-?[A-Za-z_][\w-]*/g) ?? [])
}

/** The rules that some element of the page may follow, in any state; nothing for paper, which waits for the whole style. */
export function styleOfDrawn(style: string, html: string): string {
  const names = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name))
  for (const [, list = ''] of html.matchAll(/ class="([^"]+)"/g))
    for (const one of list.split(' ')) names.add(`.${one}`)
  for (const [, id = ''] of html.matchAll(/ id="([^"]+)"/g)) names.add(`#${id}`)
  const root = postcss.parse(style)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return
    const selectors = rule.selectors.filter((one) => asked(one).every((name) => names.has(name)))
    if (selectors.length > 0) rule.selectors = selectors
    else rule.remove()
  })
  const rest = () => root.toString()
  root.walkAtRules((rule) => {
    const isEmpty = (rule as Container).nodes?.length === 0
    if (isEmpty || (rule.name === 'media' && rule.params === 'print')) rule.remove()
  })
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(rest())) rule.remove()
  })
  return rest().trim()
}
