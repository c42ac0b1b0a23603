/**
 * The words in use. Messages are split by subject so that the first load carries only `comum` and `acesso`: the map of
 * the portal brings `moldura`, and a route names its subject, which is fetched together with the screen's code.
 */
import { createStore, keptText, type Store } from '@/session'
import { isLanguage, type Language } from './languages'
import type { Messages } from './message'
import { messages as acesso } from './pt-BR/acesso'
import { messages as comum } from './pt-BR/comum'
import type { messages as curso } from './pt-BR/curso'
import type { messages as diario } from './pt-BR/diario'
import type { messages as lancamentos } from './pt-BR/lancamentos'
import type { messages as matricula } from './pt-BR/matricula'
import type { messages as moldura } from './pt-BR/moldura'
import type { messages as paginas } from './pt-BR/paginas'
import type { messages as papeis } from './pt-BR/papeis'
import type { messages as presenca } from './pt-BR/presenca'

type AllMessages = typeof comum &
  typeof acesso &
  typeof diario &
  typeof lancamentos &
  typeof moldura &
  typeof paginas &
  typeof papeis &
  typeof presenca &
  typeof curso &
  typeof matricula
export type MessageKey = keyof AllMessages
/**
 * The five subjects; `comum`, what the first page needs; `moldura`, the frame and the shelf around every other page; and
 * words that few ever load: the gradebook, the roles, settings and pages of help.
 */
export type Subject =
  'comum' | 'moldura' | 'acesso' | 'diario' | 'lancamentos' | 'paginas' | 'papeis' | 'presenca' | 'curso' | 'matricula'

type Files = Record<string, () => Promise<{ messages: Messages }>>
/** Where words come from, until the map of the portal brings the rest of the list (`screenWords.ts`). */
const files: Files = import.meta.glob<{ messages: Messages }>([
  './*/{moldura,matricula}.ts',
  './{en,es}/{comum,acesso}.ts',
])
export function addFiles(more: Files): void {
  Object.assign(files, more)
}

const chosen = keptText('idioma')
/** Subjects asked for so far: changing the language loads these again. */
const wanted = new Set<Subject>(['comum', 'acesso'])
const loaded = new Map<string, Messages>([
  ['pt-BR/comum', comum],
  ['pt-BR/acesso', acesso],
])

interface State {
  language: Language
  messages: Messages
}
/** What a page was drawn with at build time; it is taken over with the same, before the language of this device. */
let drawn: State = { language: 'pt-BR', messages: { ...comum, ...acesso } }
const inUse = createStore(drawn)
/** The words in use. */
export const words: Store<State> = { ...inUse, first: () => drawn }

async function load(language: Language, subject: Subject): Promise<void> {
  const name = `${language}/${subject}`
  if (loaded.has(name)) return
  const file = files[`./${name}.ts`]
  if (file) loaded.set(name, (await file()).messages)
}

function publish(language: Language): void {
  const messages = Object.assign({}, ...[...wanted].map((subject) => loaded.get(`${language}/${subject}`))) as Messages
  document.documentElement.lang = language
  words.set({ language, messages })
}

/** Makes the words of a subject available in the language in use. Resolves at once when they already are. */
export async function loadMessages(subject: Subject): Promise<void> {
  const { language } = words.get()
  if (wanted.has(subject) && loaded.has(`${language}/${subject}`)) return
  wanted.add(subject)
  await load(language, subject)
  if (words.get().language === language) publish(language)
}

/** The words of a page that is drawn at build time, beyond those of all: in the language that it is drawn in. */
export async function loadDrawnMessages(subjects: readonly Subject[]): Promise<void> {
  if (subjects.length === 0) return
  await Promise.all(subjects.map((subject) => load('pt-BR', subject)))
  for (const subject of subjects) wanted.add(subject)
  const messages = Object.assign({}, ...[...wanted].map((subject) => loaded.get(`pt-BR/${subject}`))) as Messages
  drawn = { language: 'pt-BR', messages }
  if (words.get().language === 'pt-BR') words.set(drawn)
  else await Promise.all(subjects.map(loadMessages))
}

/** Changes the language of the portal and remembers it on this device. */
export async function setLanguage(language: Language): Promise<void> {
  // before the words come: who opens another page meanwhile has chosen all the same
  chosen.write(language)
  await Promise.all([...wanted].map((subject) => load(language, subject)))
  publish(language)
}

/** The language that the person chose earlier on this device, else `fallback` (the school's). */
export function preferredLanguage(fallback: string): Language {
  const saved = chosen.read()
  if (isLanguage(saved)) return saved
  return isLanguage(fallback) ? fallback : 'pt-BR'
}
