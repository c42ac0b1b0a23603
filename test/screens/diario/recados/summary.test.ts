// The beginning of a message in a list: whole where it is short, else cut at a word that leaves enough of it.
import { expect, test } from 'vitest'
import { summaryOf } from '@/screens/diario/recados/recados'

test.each([
  ['as long as it may be', 'a'.repeat(160), 'a'.repeat(160)],
  ['with its lines joined', ' Bom dia,\n\n  família ', 'Bom dia, família'],
  ['cut at its last whole word', `${'ab '.repeat(53)}abc`, `${'ab '.repeat(53).trim()}…`],
  ['of one endless word', 'a'.repeat(200), `${'a'.repeat(80)}…`],
  ['of an endless word after a short one', `Oi ${'a'.repeat(200)}`, `Oi ${'a'.repeat(77)}…`],
])('a text %s', (_, text, summary) => {
  expect(summaryOf(text)).toBe(summary)
})
