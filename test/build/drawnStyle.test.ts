// What a page drawn at build time carries of the portal's style.
import { describe, expect, test } from 'vitest'
import { styleOfDrawn } from '../../src/build/prerender'

const html =
  '<html><body><main id="conteudo" tabindex="-1"><p class="lead wide" data-shown="false">a</p><input type="radio" disabled=""></main></body></html>'
const kept = (style: string) => styleOfDrawn(style, html)

describe('the style of what is drawn', () => {
  test.each([
    ':root{--bg:#fff;--text:var(--bg)}body{color:var(--text)}',
    '*,:before{box-sizing:border-box}',
    '.lead:hover{color:red}',
    'main .lead.wide:not(.other){color:red}',
    'input:checked:before{content:""}',
    '[type=radio]:checked{color:red}',
    '#conteudo:focus-visible{color:red}',
    ':is(h1,h2)[tabindex="-1"]{color:red}',
    '@media (width<40rem){.lead{color:red}}',
    '@font-face{font-family:A;src:local(A)}',
    // set by the page's own scripts or by the browser, or in some element
    ':root[data-theme=dark]{color:red}',
    '.lead[data-shown=false]{color:red}',
    '.lead[data-shown]{color:red}',
    '.lead:not([data-press]){color:red}',
    'input[disabled]{color:red}',
    '.lead:has([data-press]){color:red}',
    'main[open]{color:red}',
    ':is(table,main):focus p{color:red}',
    'p:nth-child(2n){color:red}',
    'p:not(:nth-child(2n).dialog){color:red}',
    '.lead{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  ])('keeps %s', (style) => {
    expect(kept(style)).toBe(style)
  })
  test.each([
    '.dialog{color:red}',
    '.lead .dialog{color:red}',
    'table{color:red}',
    // set by the program
    '[data-press]{color:red}',
    '.lead[data-shown=true]{color:red}',
    'input[aria-disabled="true"]{color:red}',
    '#menu a{color:red}',
    'main[inert]{color:red}',
    ':is(.lead,:where(h1,p):not(.wide)) + .dialog{color:red}',
    '.dialog:has(> .lead, > p){color:red}',
    ':root{--bg:#fff;--text:var(--bg)}',
    '@media print{.lead{color:red}}',
    '@media (width<40rem){.dialog{color:red}}',
    '.dialog{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  ])('leaves %s for later', (style) => {
    expect(kept(style)).toBe('')
  })
  test('of several selectors only those that can be followed', () => {
    expect(kept('.dialog,.lead,table{color:red}')).toBe('.lead{color:red}')
  })
})
