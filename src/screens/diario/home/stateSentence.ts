/** The sentences of the home page about absences, low means and news; each states a fact of the data. */
import { type Formats, type Translate, useI18n } from '@/i18n'
import { classesInWords, type Figures, missedMark, nameOfClasse } from '../classe/figures'
import { restInWords } from '../classe/RestToCome'
import type { Rest } from '../classe/useClasse'
import { useHiddenGrades } from '../page/hidden'

export interface News {
  notas: number
  /** The number of grades whose value has changed. */
  changed: number
  faltas: number
  recados: number
}

/** The news in words: "2 notas novas e 1 recado novo"; empty without news. */
export function newsInWords(t: Translate, format: Formats, { notas, changed, faltas, recados }: News): string {
  const parts = [
    notas > 0 && t('diario.inicio.newGrades', { n: notas }),
    changed > 0 && t('diario.inicio.changedGrades', { n: changed }),
    faltas > 0 && t('diario.inicio.newAbsences', { n: faltas }),
    recados > 0 && t('diario.inicio.newMessages', { n: recados }),
  ].filter((part) => part !== false)
  return parts.length > 0 ? format.list(parts) : ''
}

/**
 * The sentences of the home: absences, means below the pass mark, news, failed reads. `current`: the period is not
 * over; after its end nobody can come near a limit. With a `rest` of unread classes, no sentence speaks of all classes.
 */
export function useHomeSentences(
  figures: readonly Figures[],
  fresh: News,
  current: boolean,
  { rest }: { rest: Rest },
): string[] {
  const { t, format } = useI18n()
  const hidden = useHiddenGrades()
  const named = (some: readonly Figures[]): string =>
    classesInWords(
      t,
      format,
      some.map(({ classe }) => classe),
    )
  const active = figures.filter(({ record }) => record?.ativo !== false)
  const of = (band: Figures['faltas']['band']) => active.filter(({ faltas }) => faltas.band === band)
  const [above, atLimit, near] = [of('above'), of('atLimit'), of('near')]
  const left = ({ faltas }: Figures) => faltas.remaining ?? 0
  const [nearest] = [...near].sort((a, b) => left(a) - left(b))

  /** The sentence about the classes in the most serious state. */
  const worst = () => {
    if (above.length > 0) return t('diario.inicio.above', { nomes: named(above) })
    if (atLimit.length > 0) return t('diario.inicio.at', { nomes: named(atLimit) })
    return current && nearest && t('diario.inicio.near', { nome: nameOfClasse(nearest.classe), n: left(nearest) })
  }
  /** The sentence about the other classes at or near their limit. */
  const also = () => {
    const at = above.length > 0 ? atLimit : []
    const less = above.length + atLimit.length > 0 ? near : near.filter((figure) => figure !== nearest)
    const others = current ? less : []
    const nomes = named([...at, ...others])
    if (at.length > 0) return t(others.length > 0 ? 'diario.inicio.alsoAtOrNear' : 'diario.inicio.alsoAt', { nomes })
    return others.length > 0 && t('diario.inicio.alsoNear', { nomes })
  }
  /** All is well: said only where there is a limit; without one, the number of absences. */
  const fine = () => {
    const known =
      rest === null &&
      figures.length > 0 &&
      !figures.some(({ pending, failed, limitUnread }) => pending || failed || limitUnread)
    const told = active.every(({ faltas }) => faltas.faltas !== null)
    if (!known || !told || above.length + atLimit.length + near.length > 0) return false
    if (active.some(({ faltas }) => faltas.band !== 'noLimit')) return t('diario.inicio.well')
    const counts = active.flatMap(({ faltas }) => faltas.faltas ?? [])
    return counts.length > 0 && t('diario.inicio.noLimit', { n: counts.reduce((sum, n) => sum + n, 0) })
  }
  const below = () => {
    const marks = figures.map(({ record }) => missedMark(record)).filter((mark) => mark !== null)
    const [mark] = marks
    return !hidden && mark !== undefined && t('diario.inicio.below', { n: marks.length, media: format.grade(mark) })
  }
  const unread = () => {
    const failed = figures.filter((figure) => figure.failed)
    if (failed.length > 0 && failed.length === figures.length) return t('diario.inicio.unread')
    if (failed.length > 0) return t('diario.inicio.unreadOf', { nomes: named(failed) })
    return figures.some(({ limitUnread }) => limitUnread) && t('diario.inicio.limitUnread')
  }
  // without any readable class the list of classes says this itself
  const unknown = () =>
    rest !== null && rest !== 'loading' && !(rest === 'unreadable' && figures.length === 0) && t(restInWords[rest])
  const news = newsInWords(t, format, fresh)
  const told = [worst(), also(), fine(), below(), news && t('diario.inicio.news', { news }), unread(), unknown()]
  return told.filter((one): one is string => typeof one === 'string' && one !== '')
}
