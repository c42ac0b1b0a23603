// Words that are on their way while the language changes: no page is left with the names of its sentences.
import { addScreenWords, loadMessages, setLanguage, t } from '@/i18n'
import { afterEach, expect, test } from 'vitest'

addScreenWords()
afterEach(() => setLanguage('pt-BR'))

test('a page that is opened while the language changes has its words in the new one', async () => {
  const changing = setLanguage('en')
  const opening = loadMessages('papeis')
  await Promise.all([changing, opening])
  expect(t('papeis.undo.undo')).toBe('Undo')
})

test('a language that is chosen while a page comes is the one that it speaks', async () => {
  const opening = loadMessages('presenca')
  await setLanguage('es')
  await opening
  expect(t('presenca.title')).not.toBe('presenca.title')
  expect(document.documentElement.lang).toBe('es')
})

test('of two languages chosen one right after the other the later one is spoken, whichever comes first', async () => {
  const first = setLanguage('en')
  const opening = loadMessages('curso')
  const second = setLanguage('es')
  await Promise.all([first, opening, second])
  expect(document.documentElement.lang).toBe('es')
  expect(t('curso.atividades.title')).toBe('Actividades curriculares')
})
