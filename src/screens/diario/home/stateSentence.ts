/** The sentences of the home page: absences, low means, news. Only facts in the data; nothing is guessed. */
import type { Translate } from '@/i18n'
import { type Figures, missedMark, nameOfClasse } from '../classe/figures'

export interface News {
  notas: number
  /** Grades that were there before, and are others now. */
  mudaram: number
  faltas: number
  recados: number
}

/** Several classes in the same state are named together, the first two as they come. */
function nomes(t: Translate, figuras: readonly Figures[], join: (items: string[]) => string): string {
  const first = figuras.slice(0, 2).map((figura) => nameOfClasse(figura.classe))
  const rest = figuras.length - first.length
  return join(rest > 0 ? [...first, t('diario.inicio.others', { n: rest })] : first)
}

/** What is new, in words: "2 notas novas e 1 recado novo"; empty when nothing is. */
export function newsInWords(t: Translate, novas: News, join: (items: string[]) => string): string {
  const parts = [
    novas.notas > 0 && t('diario.inicio.newGrades', { n: novas.notas }),
    novas.mudaram > 0 && t('diario.inicio.changedGrades', { n: novas.mudaram }),
    novas.faltas > 0 && t('diario.inicio.newAbsences', { n: novas.faltas }),
    novas.recados > 0 && t('diario.inicio.newMessages', { n: novas.recados }),
  ].filter((part) => part !== false)
  return parts.length > 0 ? join(parts) : ''
}

/** A short sentence about other serious classes. */
function tambem(
  t: Translate,
  noLimite: readonly Figures[],
  perto: readonly Figures[],
  join: (items: string[]) => string,
): string[] {
  const all = nomes(t, [...noLimite, ...perto], join)
  if (noLimite.length > 0 && perto.length > 0) return [t('diario.inicio.alsoAtOrNear', { nomes: all })]
  if (noLimite.length > 0) return [t('diario.inicio.alsoAt', { nomes: all })]
  return perto.length > 0 ? [t('diario.inicio.alsoNear', { nomes: all })] : []
}

/** How many could not be read. */
function naoLidas(t: Translate, figuras: readonly Figures[], join: (items: string[]) => string): string[] {
  const failed = figuras.filter((figura) => figura.failed)
  if (failed.length > 0 && failed.length === figuras.length) return [t('diario.inicio.unread')]
  if (failed.length > 0) return [t('diario.inicio.unreadOf', { nomes: nomes(t, failed, join) })]
  return figuras.some((figura) => figura.semLimite) ? [t('diario.inicio.limitUnread')] : []
}

/** Nothing is wrong: said where a limit tells so; else only how many absences there are. */
function fine(t: Translate, active: readonly Figures[]): string[] {
  if (active.some(({ faltas }) => faltas.faixa !== 'semLimite')) return [t('diario.inicio.well')]
  const counts = active.flatMap(({ faltas }) => faltas.faltas ?? [])
  return counts.length > 0 ? [t('diario.inicio.noLimit', { n: counts.reduce((sum, n) => sum + n, 0) })] : []
}

function abaixo(t: Translate, figuras: readonly Figures[], grade: (valor: number) => string): string[] {
  const [mark, ...others] = figuras.map(({ record }) => missedMark(record)).filter((one) => one !== null)
  return mark === undefined ? [] : [t('diario.inicio.below', { n: others.length + 1, media: grade(mark) })]
}

interface Told {
  novas: News
  join: (items: string[]) => string
  /** Writes a grade; null while grades are hidden: nothing is said of them then. */
  grade: ((valor: number) => string) | null
}

/** The sentences to say: absences, means below the pass mark, what is new, what could not be read. */
export function homeSentences(t: Translate, figuras: readonly Figures[], { novas, join, grade }: Told): string[] {
  const active = figuras.filter((figura) => figura.record?.ativo !== false)
  const of = (faixa: Figures['faltas']['faixa']) => active.filter((figura) => figura.faltas.faixa === faixa)
  const said: string[] = []
  const [acima, noLimite, perto] = [of('acima'), of('noLimite'), of('perto')]
  if (acima.length > 0) {
    said.push(t('diario.inicio.above', { nomes: nomes(t, acima, join) }))
    said.push(...tambem(t, noLimite, perto, join))
  } else if (noLimite.length > 0) {
    said.push(t('diario.inicio.at', { nomes: nomes(t, noLimite, join) }))
    said.push(...tambem(t, [], perto, join))
  } else if (perto.length > 0) {
    const nearest = perto.reduce((a, b) => ((a.faltas.restam ?? 0) <= (b.faltas.restam ?? 0) ? a : b))
    said.push(t('diario.inicio.near', { nome: nameOfClasse(nearest.classe), n: nearest.faltas.restam ?? 0 }))
    const others = perto.filter((figura) => figura !== nearest)
    said.push(...tambem(t, [], others, join))
  }
  const known = figuras.length > 0 && figuras.every((figura) => !figura.pending && !figura.failed && !figura.semLimite)
  if (said.length === 0 && known) said.push(...fine(t, active))
  if (grade) said.push(...abaixo(t, figuras, grade))
  const news = newsInWords(t, novas, join)
  if (news) said.push(t('diario.inicio.news', { novidades: news }))
  said.push(...naoLidas(t, figuras, join))
  return said
}
