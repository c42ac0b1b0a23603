// The beginning of a message in a list: whole where it is short, else cut at a word that leaves enough of it; and whom it was sent to.
import { describe, expect, it, test } from 'vitest'
import type { Translate } from '@/i18n'
import { classesOf, recadoIds, summaryOf } from '@/screens/diario/recados/recados'

test.each([
  ['as long as it may be', 'a'.repeat(160), 'a'.repeat(160)],
  ['with its lines joined', ' Bom dia,\n\n  família ', 'Bom dia, família'],
  ['cut at its last whole word', `${'ab '.repeat(53)}abc`, `${'ab '.repeat(53).trim()}…`],
  ['of one endless word', 'a'.repeat(200), `${'a'.repeat(80)}…`],
  ['of an endless word after a short one', `Oi ${'a'.repeat(200)}`, `Oi ${'a'.repeat(77)}…`],
])('a text %s', (_, text, summary) => {
  expect(summaryOf(text)).toBe(summary)
})

describe('a message that was sent to several classes', () => {
  const sentTo = (id: number, disciplina: string, ...recados: number[]) => ({ id, disciplina, recados })
  const classes = [sentTo(1, 'Arte', 7, 9), sentTo(2, 'Arte', 9), sentTo(3, 'História', 9)]
  const t = ((key: string, words?: object) => `${key} ${JSON.stringify(words ?? {})}`) as Translate

  it('is one, newest first', () => {
    expect(recadoIds(classes)).toEqual([9, 7])
  })
  it('names each class once', () => {
    expect(classesOf(t, classes, 7)).toBe('Arte')
    expect(classesOf(t, classes, 9)).toMatch(/"nome":"Arte".*\\"n\\":1/)
    expect(classesOf(t, classes.slice(0, 2), 9), 'two of one name').toBe('Arte')
  })
})
