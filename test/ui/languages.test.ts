// Words that are on their way while the language changes: no page is left with the names of its sentences.
import {
  addScreenWords,
  type Language,
  languages,
  loadMessages,
  preferredLanguage,
  setLanguage,
  type Subject,
  t,
} from '@/i18n'
import { addFiles, words } from '@/i18n/store'
import { applySettings } from '@/settings'
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

/** The words of the enrollment in this language do not come, until what is returned is called. */
function withoutNetwork(language: 'en' | 'es'): () => void {
  const name = `./${language}/matricula.ts`
  addFiles({ [name]: () => Promise.reject(new TypeError('Failed to fetch')) })
  return () => addFiles({ [name]: () => import(`../../src/i18n/${language}/matricula.ts`) })
}

test('a language whose words do not come is told, kept for the next visit, and spoken once it is asked for again', async () => {
  await loadMessages('matricula')
  const back = withoutNetwork('en')
  await setLanguage('en')
  expect(document.documentElement.lang).toBe('pt-BR')
  expect(t('common.footer.help')).toBe('Ajuda')
  expect(words.get().missed).toBe('en')
  expect(preferredLanguage('pt-BR')).toBe('en')
  // another page changes nothing about it
  await loadMessages('frame')
  expect(words.get().missed).toBe('en')
  back()
  await setLanguage('en')
  expect(document.documentElement.lang).toBe('en')
  expect(words.get().missed).toBeNull()
})

test('whoever chooses the present language again is told of no other, nor of one chosen before the last', async () => {
  const back = withoutNetwork('es')
  const first = setLanguage('es')
  const second = setLanguage('pt-BR')
  await Promise.all([first, second])
  expect(words.get().missed).toBeNull()
  await setLanguage('es')
  expect(words.get().missed).toBe('es')
  await setLanguage('pt-BR')
  expect(words.get().missed).toBeNull()
  expect(preferredLanguage('en')).toBe('pt-BR')
  back()
})

test('that it did not come is said anew at each press', async () => {
  const back = withoutNetwork('es')
  await loadMessages('matricula')
  const told: (string | null)[] = []
  const stop = words.subscribe(() => void told.push(words.get().missed))
  await setLanguage('es')
  await setLanguage('es')
  stop()
  expect(told).toEqual(['es', null, 'es'])
  back()
})

test.each(['tlh', 'constructor'])('%s, which is none of ours, gives way to the school’s, and that to pt-BR', (name) => {
  localStorage.setItem('portal.idioma', name)
  expect(preferredLanguage('es')).toBe('es')
  expect(preferredLanguage(name)).toBe('pt-BR')
  expect(preferredLanguage('qya')).toBe('pt-BR')
})

// last: from here on nothing has to come any more
const subjects = [
  ...new Set(Object.keys(import.meta.glob('../../src/i18n/pt-BR/*.ts')).map((path) => path.slice(21, -3))),
]

test.each(Object.keys(languages))('%s: the words of every subject come, and a school may have it', async (language) => {
  await setLanguage(language as Language)
  for (const subject of subjects) await loadMessages(subject as Subject)
  const spoken = new Set(Object.keys(words.get().messages).map((key) => key.split('.')[0]))
  expect([...spoken].sort()).toEqual(subjects.sort())
  expect(words.get().language).toBe(language)
  expect(applySettings({ locale: language }).locale).toBe(language)
})
