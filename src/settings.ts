/** `config.json`, read and checked once at start. ASSUMED (decisions §1). A bad file stops the portal, with all that is wrong in it. */

import { SettingsFile } from '@/config/file'
import { type Wrong, wrongOf } from '@/config/rules'
import { readMomentsIn } from '@/contract'
import type { Checked, Problem } from '@/domain/check'
import type { Role } from '@/domain/profiles'

export type Settings = Checked<typeof SettingsFile>
export type Grading = NonNullable<Settings['grading']>

/** Why the file itself cannot be used: it did not come, the host has none, or it is not a JSON object. */
export type FileReason = 'silent' | 'missing' | 'unreadable'

/** `config.json` cannot be used: the file itself, or what is wrong with its keys, all of them. */
export class SettingsError extends Error {
  readonly problems: readonly Wrong[]
  readonly file: FileReason | null
  constructor(told: readonly Wrong[] | FileReason, message: string) {
    super(`config.json: ${message}`)
    this.name = 'SettingsError'
    this.problems = typeof told === 'string' ? [] : told
    this.file = typeof told === 'string' ? told : null
  }
}

/** What holds where `config.json` says nothing: also how pages drawn at build time look. */
export const defaultSettings: Settings = SettingsFile.read({}, [], [])
let current = defaultSettings

/** The settings in force; the defaults until `applySettings` was called. */
export const settings = (): Settings => current

/** What a parsed `config.json` says, and its keys that the portal does not know. */
function examine(file: unknown) {
  const told: Problem[] = []
  const read = SettingsFile.read(file, [], told)
  const wrong = wrongOf(told)
  const unknown = wrong.filter(({ reason }) => reason === 'unknown')
  return { file, read, wrong, unknown, isFit: unknown.length === wrong.length }
}
let known: ReturnType<typeof examine> = { file: {}, read: defaultSettings, wrong: [], unknown: [], isFit: true }
/** The same file is put in force and kept: it is examined once. */
const check = (file: unknown) => (known = known.file === file ? known : examine(file))

/**
 * Checks a parsed `config.json` and puts it in force. A key that the portal does not know is passed over, and told in the
 * console: it may be of another release. @throws SettingsError naming every wrong key.
 */
export function applySettings(file: unknown): Settings {
  const { read, wrong, unknown, isFit } = check(file)
  if (!isFit) throw new SettingsError(wrong, wrong.map(({ key, reason }) => `${key} (${reason})`).join(', '))
  for (const { key } of unknown) tellHost(`config.json: the portal does not know "${key}", and passes it over`)
  readMomentsIn(read.timeZone)
  return (current = read)
}

/** Warns in the browser's console, for the people who run the portal. The one place that does: nothing personal, nothing that a person typed. */
export const tellHost = (words: string): void => {
  console.warn(words)
}

const address = `${import.meta.env.BASE_URL}config.json`
/** One of the portal's own stores, which its worker leaves alone (`build/workers/sw.template.js`). */
const store = 'portal-settings'
/** Milliseconds for which the host is waited for while there are settings of a visit before. */
const patience = 4000

/** Stores exist behind TLS only, and may be forbidden. */
const openStore = () => (globalThis.caches as CacheStorage | undefined)?.open(store)

/** Keeps settings for a visit on which the host does not tell them; wrong ones are never put over the kept. */
export async function keepSettings(file: object): Promise<void> {
  if (check(file).isFit) await (await openStore())?.put(address, new Response(JSON.stringify(file)))
}

async function keptSettings(): Promise<object | null> {
  try {
    const kept = await (await openStore())?.match(address)
    // written above
    return kept ? ((await kept.json()) as object) : null
  } catch {
    return null
  }
}

export interface SettingsRead {
  file: object
  /** They are those of a visit before, because the host answered with something else. */
  misread: boolean
  /** They are those of a visit before because nobody waited for the host: what it says today. */
  later?: Promise<SettingsRead>
}

/** The host's settings; the kept ones where it is silent or its answer is not a settings file. */
async function ask(before: Promise<object | null>): Promise<SettingsRead> {
  const late = new AbortController()
  void before.then((kept) => {
    if (kept) setTimeout(() => late.abort(), patience)
  })
  let reason: FileReason = 'silent'
  try {
    const response = await fetch(address, { credentials: 'same-origin', signal: late.signal })
    reason = 'missing'
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    reason = 'unreadable'
    const file: unknown = JSON.parse(await response.text())
    if (typeof file !== 'object' || file === null || Array.isArray(file)) throw new Error('not an object: { … }')
    return { file, misread: false }
  } catch (error) {
    const file = await before
    if (file) return { file, misread: reason !== 'silent' }
    throw new SettingsError(reason, error instanceof Error ? error.message : '')
  }
}

/**
 * Reads `config.json` beside the page; with `atOnce` the kept one, and the host's comes `later`. Settings of the host with a
 * wrong key are somebody's will, and not replaced by others: `applySettings` names the keys.
 * @throws SettingsError when it is missing, or is not a JSON object, and none was kept.
 */
export async function readSettings(atOnce = false): Promise<SettingsRead> {
  const before = keptSettings()
  const later = ask(before)
  const kept = atOnce ? await before : null
  // of a release before, they may not do
  return kept && check(kept).isFit ? { file: kept, misread: false, later } : later
}

/** Whether the map's tiles come from another server, which then learns the area that is shown. */
export const hasForeignTiles = ({ map }: Settings): boolean =>
  map !== undefined && new URL(map.tileUrl.replace(/\{\w+\}/g, '1'), location.origin).origin !== location.origin

/** The role of a profile number; null for 0 and for numbers that the settings do not know. ASSUMED (decisions §4). */
export const roleOf = (perfil: number): Role | null => current.profiles[perfil] ?? null
