/** Rewrites a good answer in other dialects, as its last step. */
import { Weekday, Perfil, TipoDeAvaliacao } from '@/contract'
import type { Spoken } from './dialects'

const isoDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|([+-]\d{2}):(\d{2}))$/

const wordsOf = (numbers: Record<string, number>) =>
  new Map(Object.entries(numbers).map(([word, number]) => [number, word]))
const profiles = wordsOf(Perfil)
/** The fields of the contract that are enumerations. */
const enumerations = new Map([
  ['perfil', profiles],
  ['perfis', profiles],
  ['perfilRemetente', profiles],
  ['tipo', wordsOf(TipoDeAvaliacao)],
  ['diaSemana', wordsOf(Weekday)],
])

/** `matricula.cadastro.cep` → `Matricula.Cadastro.Cep`. */
const pascal = (name: string) =>
  name.replace(/(^|\.)([a-z])/g, (_, dot: string, letter: string) => dot + letter.toUpperCase())

function sayValue(value: unknown, key: string, spoken: Spoken): unknown {
  if (typeof value === 'number' && spoken.has('enumtext')) return enumerations.get(key)?.get(value) ?? value
  if (typeof value !== 'string') return value
  if (key === 'processamento' && spoken.has('enumtext')) return pascal(value)
  if (spoken.has('netdates') && isoDate.test(value)) {
    const [, hours = '', minutes = ''] = isoDate.exec(value) ?? []
    return `/Date(${Date.parse(value)}${hours}${minutes})/`
  }
  return key === 'fieldName' && (spoken.has('pascal') || spoken.has('pascalstatus')) ? pascal(value) : value
}

/** The answer in the dialects. `key` is the field of the value; elements of a list have the field of their list. */
function say(value: unknown, spoken: Spoken, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => say(item, spoken, key))
  if (typeof value !== 'object' || value === null) return sayValue(value, key, spoken)
  const inStatus = key === 'responseStatus' || key === 'errors'
  const fields = Object.entries(value).filter(([, item]) => item !== null || !spoken.has('nonulls'))
  const spell = (name: string) =>
    spoken.has('pascal') || (spoken.has('pascalstatus') && (inStatus || name === 'responseStatus'))
      ? pascal(name)
      : name
  return Object.fromEntries(fields.map(([name, item]) => [spell(name), say(item, spoken, name)]))
}

const html = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`

/** The page to which a service of this family redirects instead of answering 401. */
export const signInPage = html('Login')

function said(text: string, spoken: Spoken): string {
  try {
    return JSON.stringify(say(JSON.parse(text), spoken))
  } catch {
    return text
  }
}

/**
 * The final form of an answer. Text that does not parse as JSON (corrupted, broken, wrapped for JSONP) stays unchanged.
 */
export async function inDialects(
  response: Response,
  spoken: Spoken,
  make: (body: string | null, init: ResponseInit) => Response,
): Promise<Response> {
  const { status } = response
  if (spoken.size === 0 || !response.headers.get('Content-Type')?.startsWith('application/json')) return response
  const headers = new Headers(response.headers)
  const page = (title: string, as = status) => {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return make(html(title), { status: as, headers })
  }
  if (status === 401 && spoken.has('loginpage')) {
    headers.set('Location', '/login')
    return page('Object moved', 302)
  }
  if (status >= 400 && spoken.has('htmlerrors')) return page(`Server Error (${status})`)
  const text = await response.text()
  return make(said(text, spoken), { status, headers })
}
