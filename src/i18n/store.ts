/** The words in use, split by subject: the first load carries `common` and the two doors, a route fetches its own. */
import { createStore, keptText, type Store } from '@/session'
import { isLanguage, type Language } from './languages'
import type { Messages, ValuesOf } from './message'
import { messages as acesso } from './pt-BR/acesso'
import { messages as common } from './pt-BR/common'
import type { messages as curso } from './pt-BR/curso'
import type { messages as diario } from './pt-BR/diario'
import type { messages as lancamentos } from './pt-BR/lancamentos'
import type { messages as matricula } from './pt-BR/matricula'
import type { messages as frame } from './pt-BR/frame'
import type { messages as pages } from './pt-BR/pages'
import type { messages as papeis } from './pt-BR/papeis'
import type { messages as presenca } from './pt-BR/presenca'
import { messages as families } from './pt-BR/families'

export type AllMessages = typeof common &
  typeof acesso &
  typeof diario &
  typeof lancamentos &
  typeof frame &
  typeof pages &
  typeof papeis &
  typeof presenca &
  typeof curso &
  typeof matricula &
  typeof families
export type MessageKey = keyof AllMessages
/** The messages that have room for nothing else than this. */
type KeyWith<Name extends string> = {
  [Key in MessageKey]: keyof ValuesOf<AllMessages[Key]> extends Name ? Key : never
}[MessageKey]
/** The messages that are said as they stand. */
export type PlainKey = KeyWith<never>
/** What a rule of a form says; it may name the field. */
export type RuleKey = KeyWith<'label'>
type FirstWord<Key> = Key extends `${infer Word}.${string}` ? Word : never
/** What the words are split by, and every key begins with: `common` a first page, `frame` the frame around the others. */
export type Subject = FirstWord<MessageKey>

type Files = Record<string, () => Promise<{ messages: Messages }>>
/** Where words come from, until the map of the portal brings the rest of the list (`screenWords.ts`). */
const files: Files = import.meta.glob<{ messages: Messages }>([
  './*/{frame,matricula,common,acesso,families}.ts',
  // in the first load
  '!./pt-BR/{common,acesso,families}.ts',
])
export function addFiles(more: Files): void {
  Object.assign(files, more)
}

const chosen = keptText('idioma')
/** The school's, where it is another than the pages are drawn in: they wait for it (`build/look.template.js`). */
const ofSchool = keptText('idiomaDaRede')
/** Notes the school's language for the page of the next visit: no choice of the person, and another one of the school counts. */
export const noteSchoolLanguage = (language: Language): void =>
  void ofSchool.write(language === 'pt-BR' ? null : language)
/** Subjects asked for so far: changing the language loads these again. */
const wanted = new Set<Subject>(['common', 'acesso', 'families'])
/** What the person asked for last; an earlier choice whose words come later is none any more. */
let asked: Language | null = null
const loaded = new Map<string, Messages>([
  ['pt-BR/common', common],
  ['pt-BR/acesso', acesso],
  ['pt-BR/families', families],
])

interface State {
  language: Language
  messages: Messages
  /** The chosen language whose words did not come: the portal goes on in `language`. */
  missed: Language | null
}
/** The words in use; first those that a page is drawn with at build time, and taken over with. */
export const words: Store<State> = createStore<State>({
  language: 'pt-BR',
  messages: { ...common, ...acesso, ...families },
  missed: null,
})

/** Whether a language that the person chose is on its way. */
export const fetching = createStore(false)

async function load(language: Language, subject: Subject): Promise<void> {
  const name = `${language}/${subject}`
  if (loaded.has(name)) return
  const file = files[`./${name}.ts`]
  if (file) loaded.set(name, (await file()).messages)
}

function publish(language: Language): void {
  const messages = Object.assign({}, ...[...wanted].map((subject) => loaded.get(`${language}/${subject}`))) as Messages
  document.documentElement.lang = language
  words.set({ language, messages, missed: asked === language ? null : words.get().missed })
}

/** Makes the words of a subject available in the language in use. Resolves at once when they already are. */
export async function loadMessages(subject: Subject): Promise<void> {
  const { language } = words.get()
  if (wanted.has(subject) && loaded.has(`${language}/${subject}`)) return
  wanted.add(subject)
  await load(language, subject)
  if (words.get().language === language) publish(language)
  // chosen meanwhile
  else await loadMessages(subject)
}

/** Changes the language of the portal and, where a person chose it, remembers it on this device, also where its words do not come (`missed`). */
export async function setLanguage(language: Language, isChoice = true): Promise<void> {
  asked = language
  // before the words come, so that another page opened meanwhile knows the choice
  if (isChoice) chosen.write(language)
  const { size } = wanted
  const miss = (missed: Language | null) => words.set({ ...words.get(), missed })
  // said anew at each press
  if (words.get().missed) miss(null)
  fetching.set(isChoice)
  try {
    await Promise.all([...wanted].map((subject) => load(language, subject)))
  } catch {
    if (asked !== language) return
    fetching.set(false)
    miss(language)
    return
  }
  if (asked !== language) return
  fetching.set(false)
  // opened meanwhile
  if (wanted.size > size) await setLanguage(language, isChoice)
  else publish(language)
}

chosen.onElsewhere((language) => {
  if (isLanguage(language) && language !== words.get().language) void setLanguage(language, false)
})

/** The language that the person chose earlier on this device, else `fallback` (the school's). */
export function preferredLanguage(fallback: string): Language {
  const saved = chosen.read()
  if (isLanguage(saved)) return saved
  return isLanguage(fallback) ? fallback : 'pt-BR'
}
