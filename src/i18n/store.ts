/** Messages in use, by subject: the first load carries `common`, `acesso` and `families`; a route loads its own. */
import { withTimeout } from '@/domain/withTimeout'
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
/** Keys of the messages that take no other parameter than `Name`. */
type KeyWith<Name extends string> = {
  [Key in MessageKey]: keyof ValuesOf<AllMessages[Key]> extends Name ? Key : never
}[MessageKey]
/** Keys of the messages without parameters. */
export type PlainKey = KeyWith<never>
/** Keys of a form rule's messages, which may contain the field's `label`. */
export type RuleKey = KeyWith<'label'>
type FirstWord<Key> = Key extends `${infer Word}.${string}` ? Word : never
/** The first word of a key, and its file's name: `common` serves a first page, `frame` the frame around the others. */
export type Subject = FirstWord<MessageKey>

type Files = Record<string, () => Promise<{ messages: Messages }>>
/** Loaders of the message files; `screenWords.ts` adds the rest of the list together with the route table. */
const files: Files = import.meta.glob<{ messages: Messages }>([
  './*/{frame,matricula,common,acesso,families}.ts',
  // bundled with the first load
  '!./pt-BR/{common,acesso,families}.ts',
])
export function addFiles(more: Files): void {
  Object.assign(files, more)
}

const chosen = keptText('idioma')
/** The school's language unless it is pt-BR; prerendered pages are hidden until it loads (`build/look.template.js`). */
const ofSchool = keptText('idiomaDaRede')
/** Keeps the school's language for the next visit, apart from the person's choice, so that the school may change it. */
export const noteSchoolLanguage = (language: Language): void =>
  void ofSchool.write(language === 'pt-BR' ? null : language)
/** Subjects requested so far; changing the language loads them again. */
const wanted = new Set<Subject>(['common', 'acesso', 'families'])
/** The language requested last; messages of an earlier choice that arrive later are ignored. */
let asked: Language | null = null
const loaded = new Map<string, Messages>([
  ['pt-BR/common', common],
  ['pt-BR/acesso', acesso],
  ['pt-BR/families', families],
])

interface State {
  language: Language
  messages: Messages
  /** The chosen language whose messages failed to load, so that the portal stays in `language`; null: none failed. */
  missed: Language | null
}
/** The messages in use; initially those of the prerendered pages, so that taking a page over changes no text. */
export const words: Store<State> = createStore<State>({
  language: 'pt-BR',
  messages: { ...common, ...acesso, ...families },
  missed: null,
})

/** Whether the messages of a language that the person chose are loading. */
export const fetching = createStore(false)

async function load(language: Language, subject: Subject): Promise<void> {
  const name = `${language}/${subject}`
  if (loaded.has(name)) return
  const file = files[`./${name}.ts`]
  if (file) loaded.set(name, (await withTimeout(file())).messages)
}

function publish(language: Language): void {
  const messages = Object.assign({}, ...[...wanted].map((subject) => loaded.get(`${language}/${subject}`))) as Messages
  document.documentElement.lang = language
  words.set({ language, messages, missed: asked === language ? null : words.get().missed })
}

/** Loads the messages of a subject in the language in use; resolves at once when they are loaded. */
export async function loadMessages(subject: Subject): Promise<void> {
  const { language } = words.get()
  if (wanted.has(subject) && loaded.has(`${language}/${subject}`)) return
  wanted.add(subject)
  await load(language, subject)
  if (words.get().language === language) publish(language)
  // another language was chosen meanwhile
  else await loadMessages(subject)
}

/** Changes the portal's language. The device keeps a person's choice even if its messages fail to load (`missed`). */
export async function setLanguage(language: Language, isChoice = true): Promise<void> {
  asked = language
  // written before the messages load, so that a page opened meanwhile knows the choice
  if (isChoice) chosen.write(language)
  const { size } = wanted
  const miss = (missed: Language | null) => words.set({ ...words.get(), missed })
  // clears the former notice, so that a repeated failure is announced again
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
  // a page opened meanwhile asked for another subject
  if (wanted.size > size) await setLanguage(language, isChoice)
  else publish(language)
}

chosen.onElsewhere(() => {
  const language = chosen.read()
  if (isLanguage(language) && language !== words.get().language) void setLanguage(language, false)
})

/** The language that the person chose earlier on this device, else `fallback` (the school's). */
export function preferredLanguage(fallback: string): Language {
  const saved = chosen.read()
  if (isLanguage(saved)) return saved
  return isLanguage(fallback) ? fallback : 'pt-BR'
}
