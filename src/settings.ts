/**
 * The settings of a deployment: `config.json`, read and checked once at start (decisions §1). Whoever hosts the portal
 * edits that file; no rebuild. A bad file stops the portal with a page that names the wrong key.
 */
import { readMomentsIn, z } from '@/contract'

const optional = z.optional
const Role = z.enum(['Aluno', 'Responsavel', 'Professor', 'Secretaria', 'Coordenacao', 'Direcao', 'Administrador'])
const positive = z.number().check(z.positive())
const sameOriginPath = z.string().check(z.regex(/^\/(?!\/)/, 'uma imagem deste mesmo site, como "/marca.svg"'))

/** How grades are judged, where the school tells it. Absent: no pass mark, no colour, no "needed mark". */
const Grading = z.object({
  scaleMax: positive,
  passingAverage: positive,
  finalExam: optional(z.object({ weight: z.number().check(z.minimum(0), z.maximum(1)), minimumToSit: z.number() })),
  /** What a recovery does to the mean of its term; absent: learnt from the records. ASSUMED (decisions §1). */
  recovery: optional(z.enum(['replacesIfHigher', 'average'])),
  decimals: z.int().check(z.minimum(0), z.maximum(2)),
})
export type Grading = z.infer<typeof Grading>

const SettingsFile = z.object({
  apiBaseUrl: z._default(
    z.string().check(z.regex(/^(https?:\/\/[^\s/]+[^\s]*|\/[^\s]*)?$/, 'um endereço http(s) ou vazio')),
    '',
  ),
  session: z._default(z.enum(['cookie', 'header']), 'cookie'),
  profiles: z._default(
    z.record(z.string().check(z.regex(/^\d+$/)), Role),
    () =>
      ({
        1: 'Aluno',
        2: 'Responsavel',
        3: 'Professor',
        4: 'Secretaria',
        5: 'Coordenacao',
        6: 'Direcao',
        7: 'Administrador',
      }) as const,
  ),
  /** Number of `Avaliacao.tipo` → word shown, replacing the portal's own words (decisions §5). */
  evaluationTypes: optional(z.record(z.string(), z.string())),
  grading: optional(Grading),
  attendance: z._default(z.object({ maxAccuracyMeters: positive }), { maxAccuracyMeters: 100 }),
  enrollment: z._default(
    z.object({
      maxIntentions: z._default(z.int().check(z.minimum(1), z.maximum(20)), 3),
      scriptTypes: optional(z.record(z.string(), z.string())),
      helpUrl: optional(z.string()),
    }),
    () => ({ maxIntentions: 3 }),
  ),
  map: optional(
    z.object({
      tileUrl: z.string(),
      attribution: z.string(),
      maxZoom: z._default(z.int(), 19),
      /** Degrees: outside of them no tile is asked for. Absent: the tiles cover the world. */
      bounds: optional(z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() })),
    }),
  ),
  brand: z._default(
    z.object({
      name: z.string().check(z.minLength(1)),
      shortName: z.string().check(z.minLength(1)),
      logoUrl: optional(sameOriginPath),
      accent: optional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'uma cor como "#00525a"'))),
    }),
    { name: 'Portal Acadêmico', shortName: 'Portal' },
  ),
  timeZone: z._default(z.string().check(z.refine(isTimeZone, 'um fuso como "America/Sao_Paulo"')), 'America/Sao_Paulo'),
  locale: z._default(z.enum(['pt-BR', 'en', 'es']), 'pt-BR'),
  helpContacts: z._default(
    z.array(
      z.object({
        label: z.string(),
        phone: optional(z.string()),
        email: optional(z.string()),
        url: optional(z.string()),
      }),
    ),
    () => [],
  ),
})
export type Settings = z.infer<typeof SettingsFile>
/** The word of a profile, as `profiles` maps its number (decisions §4). */
export type Role = z.infer<typeof Role>

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: value }))
  } catch {
    return false
  }
}

/** `config.json` cannot be used: `key` is the path of the wrong key, empty when the file itself is missing or not JSON. */
export class SettingsError extends Error {
  readonly key: string
  constructor(key: string, message: string) {
    super(message)
    this.name = 'SettingsError'
    this.key = key
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
    const issue = result.error.issues[0]
    throw new SettingsError(issue?.path.join('.') ?? '', issue?.message ?? '')
  }
  readMomentsIn(result.data.timeZone)
  return (current = result.data)
}

/** Reads `config.json` beside the page. @throws SettingsError when it is missing, or is not a JSON object. */
export async function readSettings(): Promise<object> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { credentials: 'same-origin' })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const file: unknown = JSON.parse(await response.text())
    if (typeof file !== 'object' || file === null || Array.isArray(file)) throw new Error('{ … }')
    return file
  } catch (error) {
    throw new SettingsError('', error instanceof Error ? error.message : '')
  }
}

/** Whether the map's tiles come from another server, which then learns the area that is shown. */
export const hasForeignTiles = ({ map }: Settings): boolean =>
  map !== undefined && /^(https?:)?\/\//.test(map.tileUrl) && !map.tileUrl.startsWith(`${location.origin}/`)

/** The role of a profile number; null for 0 and for numbers that the settings do not know (decisions §4). */
export const roleOf = (perfil: number): Role | null => current.profiles[perfil] ?? null
