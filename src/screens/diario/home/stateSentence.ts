/** The sentences of the home page: absences, low means, news. Only facts in the data; nothing is guessed. */
import type { Translate } from '@/i18n'
import { type Figures, missedMark, nameOfClasse } from '../classe/figures'

export interface News {
  notas: number
  /** Grades that were there before, and are others now. */
  changed: number
  faltas: number
  recados: number
}

/** Several classes in the same state are named together, the first two as they come. */
function nomes(t: Translate, figures: readonly Figures[], join: (items: string[]) => string): string {
  const first = figures.slice(0, 2).map((figure) => nameOfClasse(figure.classe))
  const rest = figures.length - first.length
  return join(rest > 0 ? [...first, t('diario.inicio.others', { n: rest })] : first)
}

/** What is new, in words: "2 notas novas e 1 recado novo"; empty when nothing is. */
export function newsInWords(t: Translate, novas: News, join: (items: string[]) => string): string {
  const parts = [
    novas.notas > 0 && t('diario.inicio.newGrades', { n: novas.notas }),
    novas.changed > 0 && t('diario.inicio.changedGrades', { n: novas.changed }),
    novas.faltas > 0 && t('diario.inicio.newAbsences', { n: novas.faltas }),
    novas.recados > 0 && t('diario.inicio.newMessages', { n: novas.recados }),
  ].filter((part) => part !== false)
  return parts.length > 0 ? join(parts) : ''
}

/** A short sentence about other serious classes. */
function also(
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
function unread(t: Translate, figures: readonly Figures[], join: (items: string[]) => string): string[] {
  const failed = figures.filter((figure) => figure.failed)
  if (failed.length > 0 && failed.length === figures.length) return [t('diario.inicio.unread')]
  if (failed.length > 0) return [t('diario.inicio.unreadOf', { nomes: nomes(t, failed, join) })]
  return figures.some((figure) => figure.semLimite) ? [t('diario.inicio.limitUnread')] : []
}

/** Nothing is wrong: said where a limit tells so; else only how many absences there are. */
function fine(t: Translate, active: readonly Figures[]): string[] {
  if (active.some(({ faltas }) => faltas.band !== 'semLimite')) return [t('diario.inicio.well')]
  const counts = active.flatMap(({ faltas }) => faltas.faltas ?? [])
  return counts.length > 0 ? [t('diario.inicio.noLimit', { n: counts.reduce((sum, n) => sum + n, 0) })] : []
}

function below(t: Translate, figures: readonly Figures[], grade: (valor: number) => string): string[] {
  const [mark, ...others] = figures.map(({ record }) => missedMark(record)).filter((one) => one !== null)
  return mark === undefined ? [] : [t('diario.inicio.below', { n: others.length + 1, media: grade(mark) })]
}

interface Told {
  novas: News
  join: (items: string[]) => string
  /** Writes a grade; null while grades are hidden: nothing is said of them then. */
  grade: ((valor: number) => string) | null
}

/** The sentences to say: absences, means below the pass mark, what is new, what could not be read. */
export function homeSentences(t: Translate, figures: readonly Figures[], { novas, join, grade }: Told): string[] {
  const active = figures.filter((figure) => figure.record?.ativo !== false)
  const of = (band: Figures['faltas']['band']) => active.filter((figure) => figure.faltas.band === band)
  const said: string[] = []
  const [acima, noLimite, perto] = [of('acima'), of('noLimite'), of('perto')]
  if (acima.length > 0) {
    said.push(t('diario.inicio.above', { nomes: nomes(t, acima, join) }))
    said.push(...also(t, noLimite, perto, join))
  } else if (noLimite.length > 0) {
    said.push(t('diario.inicio.at', { nomes: nomes(t, noLimite, join) }))
    said.push(...also(t, [], perto, join))
  } else if (perto.length > 0) {
    const nearest = perto.reduce((a, b) => ((a.faltas.remaining ?? 0) <= (b.faltas.remaining ?? 0) ? a : b))
    said.push(t('diario.inicio.near', { nome: nameOfClasse(nearest.classe), n: nearest.faltas.remaining ?? 0 }))
    const others = perto.filter((figure) => figure !== nearest)
    said.push(...also(t, [], others, join))
  }
  const known = figures.length > 0 && figures.every((figure) => !figure.pending && !figure.failed && !figure.semLimite)
  if (said.length === 0 && known) said.push(...fine(t, active))
  if (grade) said.push(...below(t, figures, grade))
  const news = newsInWords(t, novas, join)
  if (news) said.push(t('diario.inicio.news', { news }))
  said.push(...unread(t, figures, join))
  return said
}
