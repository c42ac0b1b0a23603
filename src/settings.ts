/** `config.json`, read and checked once at start (decisions §1). A wrong key stops the portal and is named. */
import { SettingsFile } from '@/config/file'
import { refusalOf, type SettingsReason } from '@/config/rules'
import { readMomentsIn, z } from '@/contract'
import type { Role } from '@/domain/profiles'

export type Settings = z.infer<typeof SettingsFile>
export type Grading = NonNullable<Settings['grading']>

/** `config.json` cannot be used. `key`: path of the wrong value, empty when the file is missing or no JSON. */
export class SettingsError extends Error {
  readonly key: string
  readonly reason: SettingsReason | null
  /** The words that would do, where only some would. */
  readonly words: string
  constructor(key: string, message: string, reason: SettingsReason | null = null, words: readonly unknown[] = []) {
    super(message)
    this.name = 'SettingsError'
    this.key = key
    this.reason = reason
    this.words = words.join(', ')
  }
}

/** What holds where `config.json` says nothing: also how pages drawn at build time look. */
export const defaultSettings: Settings = z.parse(SettingsFile, {})
let current = defaultSettings

/** The settings in force; the defaults until `applySettings` was called. */
export const settings = (): Settings => current

/** Checks a parsed `config.json` and puts it in force. @throws SettingsError naming the first wrong key. */
export function applySettings(file: unknown): Settings {
  const result = z.safeParse(SettingsFile, file)
  if (!result.success) {
    const [issue] = result.error.issues
    if (!issue) throw result.error
    const { key, reason, words } = refusalOf(issue)
    throw new SettingsError(key, issue.message, reason, words)
  }
  readMomentsIn(result.data.timeZone)
  return (current = result.data)
}

const address = `${import.meta.env.BASE_URL}config.json`
/** One of the portal's own stores, which its worker leaves alone (`build/sw.template.js`). */
const store = 'portal-settings'
/** Milliseconds for which the host is waited for while there are settings of a visit before. */
const patience = 4000

/** Stores exist behind TLS only, and may be forbidden. */
const openStore = () => (globalThis.caches as CacheStorage | undefined)?.open(store)

/** Keeps settings that were put in force for a visit on which the host does not tell them. */
export async function keepSettings(file: object): Promise<void> {
  await (await openStore())?.put(address, new Response(JSON.stringify(file)))
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

/** Settings, and whether they are those of a visit before because the host answered with something else. */
export interface SettingsRead {
  file: object
  misread: boolean
}

/**
 * Reads `config.json` beside the page; the kept one where the host is silent or answers what are no settings at all.
 * Settings with a wrong key are somebody's will, and not replaced by others: `applySettings` names the key.
 * @throws SettingsError when it is missing, or is not a JSON object, and none was kept.
 */
export async function readSettings(): Promise<SettingsRead> {
  const before = keptSettings()
  const late = new AbortController()
  void before.then((kept) => {
    if (kept) setTimeout(() => late.abort(), patience)
  })
  let answered = false
  try {
    const response = await fetch(address, { credentials: 'same-origin', signal: late.signal })
    answered = true
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const file: unknown = JSON.parse(await response.text())
    if (typeof file !== 'object' || file === null || Array.isArray(file)) throw new Error('{ … }')
    return { file, misread: false }
  } catch (error) {
    const file = await before
    if (file) return { file, misread: answered }
    throw new SettingsError('', error instanceof Error ? error.message : '')
  }
}

/** Whether the map's tiles come from another server, which then learns the area that is shown. */
export const hasForeignTiles = ({ map }: Settings): boolean =>
  map !== undefined && /^(https?:)?\/\//.test(map.tileUrl) && !map.tileUrl.startsWith(`${location.origin}/`)

/** The role of a profile number; null for 0 and for numbers that the settings do not know (decisions §4). */
export const roleOf = (perfil: number): Role | null => current.profiles[perfil] ?? null
