/**
 * `config.json`, read and checked once at start. ASSUMED (decisions §1). An invalid file stops the portal and lists
 * all its errors.
 */

import { SettingsFile } from '@/config/file'
import { type Wrong, wrongOf } from '@/config/rules'
import { readMomentsIn } from '@/contract'
import type { Checked, Problem } from '@/domain/check'
import type { Role } from '@/domain/profiles'

export type Settings = Checked<typeof SettingsFile>
export type Grading = NonNullable<Settings['grading']>

/** Why the whole file cannot be used: no answer, no such file on the host, or no JSON object. */
export type FileReason = 'silent' | 'missing' | 'unreadable'

/**
 * Thrown when `config.json` cannot be used: `file` says why the whole file cannot, `problems` lists every wrong key.
 */
export class SettingsError extends Error {
  readonly problems: readonly Wrong[]
  readonly file: FileReason | null
  constructor(reason: readonly Wrong[] | FileReason, message: string) {
    super(`config.json: ${message}`)
    this.name = 'SettingsError'
    this.problems = typeof reason === 'string' ? [] : reason
    this.file = typeof reason === 'string' ? reason : null
  }
}

/** The settings of an empty `config.json`, with which the entrances are prerendered. */
export const defaultSettings: Settings = SettingsFile.read({}, [], [])
let current = defaultSettings

/** The settings in force; the defaults until `applySettings` was called. */
export const settings = (): Settings => current

/** The settings of a parsed `config.json`, its wrong keys, and those among them that the portal does not know. */
function examine(file: unknown) {
  const problems: Problem[] = []
  const read = SettingsFile.read(file, [], problems)
  const wrong = wrongOf(problems)
  const unknown = wrong.filter(({ reason }) => reason === 'unknown')
  return { file, read, wrong, unknown, isFit: unknown.length === wrong.length }
}
let known: ReturnType<typeof examine> = { file: {}, read: defaultSettings, wrong: [], unknown: [], isFit: true }
/** Remembers the last result, since the same file is both applied and kept. */
const check = (file: unknown) => (known = known.file === file ? known : examine(file))

/**
 * Checks a parsed `config.json` and puts it in force. Unknown keys are ignored with a warning in the console, since
 * they may be of another release.
 * @throws SettingsError naming every wrong key.
 */
export function applySettings(file: unknown): Settings {
  const { read, wrong, unknown, isFit } = check(file)
  if (!isFit) throw new SettingsError(wrong, wrong.map(({ key, reason }) => `${key} (${reason})`).join(', '))
  for (const { key } of unknown) warnHost(`config.json: the portal does not know "${key}", and passes it over`)
  readMomentsIn(read.timeZone)
  return (current = read)
}

/**
 * Warns the people who run the portal, in the browser's console. No other code does; the text never holds personal
 * or typed data.
 */
export const warnHost = (words: string): void => {
  console.warn(words)
}

const address = `${import.meta.env.BASE_URL}config.json`
/** A CacheStorage cache of the portal that the service worker leaves alone (`build/workers/sw.template.js`). */
const store = 'portal-settings'
/** Milliseconds to wait for the host when settings of an earlier visit exist. */
const patience = 4000

/** CacheStorage exists only behind TLS, and may be forbidden. */
const openStore = () => (globalThis.caches as CacheStorage | undefined)?.open(store)

/** Keeps settings for a visit on which the host does not answer; invalid settings never replace kept ones. */
export async function keepSettings(file: object): Promise<void> {
  if (check(file).isFit) await (await openStore())?.put(address, new Response(JSON.stringify(file)))
}

async function keptSettings(): Promise<object | null> {
  try {
    const kept = await (await openStore())?.match(address)
    // `keepSettings` wrote it
    return kept ? ((await kept.json()) as object) : null
  } catch {
    return null
  }
}

export interface SettingsRead {
  file: object
  /** The settings are those of an earlier visit, because the host answered with something else. */
  misread: boolean
  /** The settings are those of an earlier visit, because nobody waited for the host; this is its answer. */
  later?: Promise<SettingsRead>
}

/** The host's settings; the kept ones where it does not answer or its answer is no settings file. */
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
 * Reads `config.json` beside the page; with `atOnce` returns the kept settings and the host's as `later`. Settings with
 * a wrong key are returned as they are, since the host meant them: `applySettings` names the keys.
 * @throws SettingsError when the file is missing, or no JSON object, and none was kept.
 */
export async function readSettings(atOnce = false): Promise<SettingsRead> {
  const before = keptSettings()
  const later = ask(before)
  const kept = atOnce ? await before : null
  // settings kept by an earlier release may be invalid now
  return kept && check(kept).isFit ? { file: kept, misread: false, later } : later
}

/** The role of a profile number; null for 0 and for numbers that the settings do not know. ASSUMED (decisions §4). */
export const roleOf = (perfil: number): Role | null => current.profiles[perfil] ?? null
