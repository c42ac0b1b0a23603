/** What this device keeps of the portal, as far as a script can see: told in words, and erased as a whole. */
import { forgetPersonal, keptNames } from '@/session'
import { deviceKey, removeQuietly, tabKey, uncertainKey } from '../shared/draftKeys'
import { wordOfKept } from '../shared/keptWork'

/** What a person can recognise behind a key of the storage. */
export const guardados = [
  'preferencias',
  'conectado',
  'leituras',
  'visita',
  'tentativas',
  'trabalho',
  'matricula',
  'datas',
  'outros',
] as const
export type Guardado = (typeof guardados)[number]

const prefix = 'portal.'
/** Says that a sign-out has not reached the service yet: without it the session would come back by itself. */
const unheard = 'portal.saida'
/** From the beginning of a key to what it is; the first that fits counts. */
const meanings: readonly (readonly [string, Guardado])[] = [
  ['portal.idioma', 'preferencias'],
  ['portal.tema', 'preferencias'],
  ['portal.texto', 'preferencias'],
  ['portal.aparelhoPublico', 'preferencias'],
  ['portal.ocultarAoVoltar', 'preferencias'],
  ['portal.notasOcultas', 'preferencias'],
  ['portal.manterConectado', 'conectado'],
  ['portal.sessao', 'conectado'],
  ['portal.leituras', 'leituras'],
  ['portal.visita.', 'visita'],
  ['portal.lidos.', 'visita'],
  ['portal.pessoal.presenca', 'tentativas'],
  ['portal.guardado', 'trabalho'],
  // that a request left, and nothing of it
  [uncertainKey, 'outros'],
  ['portal.vagas.', 'matricula'],
  ['portal.periodos', 'datas'],
]

function keys(): [Storage, string][] {
  try {
    return [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith(prefix) && key !== unheard)
        .map((key): [Storage, string] => [storage, key]),
    )
  } catch {
    return []
  }
}

/** The kinds of things kept now, in the order of the list above. */
export function oQueHa(): Guardado[] {
  const there = new Set(keys().map(([, key]) => meanings.find(([begin]) => key.startsWith(begin))?.[1] ?? 'outros'))
  return guardados.filter((one) => there.has(one))
}

/** Whether unsent work stands in the memory of this page, as on a public device. */
export const haNaMemoria = (): boolean => keptNames().some((name) => wordOfKept(name) !== null)

/** Erases what a family typed and has not sent. */
export function apagarMatricula(): void {
  removeQuietly(() => sessionStorage, tabKey)
  removeQuietly(() => localStorage, deviceKey)
}

/** How far each page was scrolled: the router's own, written down whenever the page goes. */
const forgetPlaces = () => {
  removeQuietly(() => sessionStorage, 'react-router-scroll-positions')
}

/** Erases everything that the portal keeps here, preferences too. Who is signed in has to be signed out besides. */
export function apagarTudo(): void {
  forgetPersonal()
  for (const [storage, key] of keys()) storage.removeItem(key)
  forgetPlaces()
  // comes after the event at which they are written
  document.addEventListener('visibilitychange', forgetPlaces)
}
