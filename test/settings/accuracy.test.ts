// An accuracy that is refused is never told as the one that is asked for.
import { expect, test } from 'vitest'
import { formatsFor, loadMessages, t } from '@/i18n'
import { sayAccuracy } from '@/screens/presenca/words'

test.each([
  [104, 100, 'cerca de 104 m'],
  [25.4, 25, 'cerca de 26 m'],
  [180, 100, 'cerca de 180 m'],
])('%d m where %d m are asked for', async (accuracy, limit, said) => {
  await loadMessages('presenca')
  expect(sayAccuracy(t, formatsFor('pt-BR'), accuracy, limit)).toBe(said)
})
