/** News: the figures as read now, compared with those that the person has seen (`shared/sent/seen.ts`). */
import { useEffect, useMemo, useRef, useState } from 'react'
import { seesGrades } from '@/access'
import type { Classe, Nota } from '@/contract'
import { gradesByKey } from '@/domain/notas/keys'
import { toHundredths } from '@/domain/notas/hundredths'
import { isVisible } from '@/domain/notas/notas'
import { useI18n, useT } from '@/i18n'
import { sessionState } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'
import { announce } from '@/ui/action/live'
import { StateLabel } from '@/ui/data/StateLabel'
import type { Whose } from '../classe/reads'
import { useAluno } from '../classe/student'
import { type Figures, nameOfClasse } from '../classe/figures'
import { type News, newsInWords } from '../home/stateSentence'
import { useGradeInWords } from '../page/GradeValue'
import { useHiddenGrades, useWhileShown } from '../page/hidden'
import { recadoIds, useLidos } from '../recados/recados'
import { changeSeen, type Seen, useSeen } from '../../shared/sent/seen'

export interface Change {
  key: string
  tipo: 'newGrade' | 'gradeChanged' | 'faltas'
  classe: Classe
  nome: string
  /** For grades the value, for absences the number added. */
  before?: number
  now: number
}
export type ReadItem = Pick<Figures, 'classe' | 'record'>

/** The grades of a class with the keys under which they are remembered: ids as the service wrote them, no prefix. */
const keyedGrades = ({ classe, record }: ReadItem) =>
  Array.from(record ? gradesByKey(record) : [], ([chave, nota]) => ({
    key: `${classe.id}/${chave.replace(/^[ns]/, '')}`,
    nota,
  }))

function visible(readItem: ReadItem) {
  return keyedGrades(readItem).flatMap(({ key, nota }) => {
    const { valor } = nota
    return valor !== null && isVisible(nota) ? [{ key, nome: nota.nome || nota.nomeResumido, valor }] : []
  })
}

/** One constant empty list, so that no news causes no render. */
const none: Change[] = []

/** New and changed grades and new absences, in the order of the classes; never an unpublished grade. */
export function changes(seen: Seen | null, readItems: readonly ReadItem[]): Change[] {
  // a class that was never read has no news: otherwise everything in it would be new
  const seenClasses = new Set(seen?.classes)
  const all = readItems.flatMap((readItem) => {
    const { classe, record } = readItem
    if (!seen || !seenClasses.has(classe.id)) return []
    const found: Change[] = []
    for (const { key, nome, valor: now } of visible(readItem)) {
      const before = seen.notas[key]
      if (before === undefined) found.push({ key, tipo: 'newGrade', classe, nome, now })
      else if (before !== toHundredths(now))
        found.push({ key, tipo: 'gradeChanged', classe, nome, before: before / 100, now })
    }
    const faltas = record?.faltas ?? null
    const before = seen.faltas[classe.id]
    if (faltas !== null && before !== undefined && faltas > before) {
      const key = `faltas/${classe.id}`
      found.push({ key, tipo: 'faltas', classe, nome: nameOfClasse(classe), now: faltas - before })
    }
    return found
  })
  return all.length > 0 ? all : none
}

/** Looks up, for a grade of this class, the change that `useLook` found. */
export function newsOf(news: ReadonlyMap<string, Change>, readItem: ReadItem) {
  const keys = new Map(keyedGrades(readItem).map(({ key, nota }) => [nota, key]))
  return (nota: Nota): Change | undefined => news.get(keys.get(nota) ?? '')
}

function looked(before: Seen, readItems: readonly ReadItem[]): Seen {
  const next: Seen = { ...before, notas: { ...before.notas }, faltas: { ...before.faltas }, news: { ...before.news } }
  const classes = new Set(before.classes)
  for (const readItem of readItems) {
    if (!readItem.record) continue
    classes.add(readItem.classe.id)
    next.news[readItem.classe.id] = 0
    for (const { key, valor } of visible(readItem)) next.notas[key] = toHundredths(valor)
    if (readItem.record.faltas !== null) next.faltas[readItem.classe.id] = readItem.record.faltas
  }
  next.classes = [...classes]
  return next
}
export const lookAt = ({ idPessoa }: Whose, readItems: readonly ReadItem[]): void =>
  changeSeen(idPessoa, (before) => looked(before, readItems))
/** Notes messages as seen. `whole`: these are all messages; a part of them is added to those seen before. */
export function lookAtRecados({ idPessoa }: Whose, recados: number[], whole: boolean): void {
  // only for who sees grades: a teacher's messages would replace those of the same person's own diary
  if (!seesGrades(sessionState().session)) return
  changeSeen(idPessoa, (before) => ({
    ...before,
    recados: whole ? recados : before.recados && [...new Set([...before.recados, ...recados])],
  }))
}

/** Stores the counts of news for the menu. A class or a list of messages read for the first time is not news. */
function noteRead(idPessoa: number, readItems: readonly ReadItem[], recados: number[] | null, list: readonly Change[]) {
  changeSeen(idPessoa, (before) => {
    const known = new Set(before.classes)
    const firstRead = readItems.filter(({ classe }) => !known.has(classe.id))
    const next = looked(before, firstRead)
    next.recados ??= recados
    for (const { classe, record } of readItems) {
      if (!record || !known.has(classe.id)) continue
      // fewer absences are not news
      const { faltas } = record
      if (faltas !== null) next.faltas[classe.id] = Math.min(faltas, next.faltas[classe.id] ?? faltas)
      next.news[classe.id] = list.filter((one) => one.classe.id === classe.id && one.tipo !== 'faltas').length
    }
    return next
  })
}

/** Announces news that arrives while the page is open, once its first reads are `ready`. `about`: a child's name. */
function useSayNews(list: readonly Change[], fresh: News, ready: boolean, about = ''): void {
  const { t, format } = useI18n()
  const known = useRef<ReadonlySet<string> | null>(null)
  const words = newsInWords(t, format, fresh)
  useEffect(() => {
    if (!ready) return
    const keys = list.map(({ key, now }) => `${key} ${now}`)
    const before = known.current
    known.current = new Set(keys)
    if (before && keys.some((key) => !before.has(key))) {
      const said = t('diario.inicio.news', { news: words })
      announce(about ? `${about}: ${said}` : said)
    }
  }, [list, ready, words, about, t])
}

const countsOf = (list: readonly Change[], recados: number): News => {
  const of = (tipo: Change['tipo']) => list.filter((change) => change.tipo === tipo)
  return {
    notas: of('newGrade').length,
    changed: of('gradeChanged').length,
    faltas: of('faltas').reduce((sum, { now }) => sum + now, 0),
    recados,
  }
}

/**
 * The news of these classes and messages, without marking them as seen. `whole`: all classes, and so all messages, were
 * read. `about`: the child's name for the announcement.
 */
export function useNews(readItems: readonly Figures[], all: readonly Classe[], whole: boolean, about = '') {
  const aluno = useAluno()
  const { idPessoa } = aluno
  const seen = useSeen(idPessoa)
  const lidos = useLidos(aluno)
  const list = useMemo(() => changes(seen, readItems), [seen, readItems])
  const ids = useMemo(() => recadoIds(all), [all])
  useEffect(() => {
    // waits while all figures are pending, since each note renders the page again; late figures are noted as they come
    if (readItems.length > 0 && readItems.every(({ pending }) => pending)) return
    let ended = false
    // after the frame that shows the figures, for the same reason
    afterFrame(() => {
      if (!ended) noteRead(idPessoa, readItems, whole ? ids : null, list)
    })
    return () => {
      ended = true
    }
  }, [idPessoa, readItems, whole, ids, list])
  const known = new Set(seen?.recados)
  const recados = seen?.recados ? ids.filter((id) => !known.has(id) && !lidos.has(id)) : []
  const counts = countsOf(list, recados.length)
  useSayNews(list, counts, readItems.length > 0 && !readItems.some(({ pending }) => pending), about)
  return { list, recados, counts }
}

/** The marks of a page with grades: the news when it opened, and since. Opening the page counts as seeing them. */
export function useLook(readItems: readonly ReadItem[]): ReadonlyMap<string, Change> {
  const aluno = useAluno()
  const seen = useSeen(aluno.idPessoa)
  const fresh = changes(seen, readItems)
  const [shown, setShown] = useState<ReadonlyMap<string, Change>>(new Map())
  if (fresh.some(({ key, now }) => shown.get(key)?.now !== now)) {
    setShown(new Map([...shown, ...fresh.map((one) => [one.key, one] as const)]))
  }
  useWhileShown(() => lookAt(aluno, readItems))
  const list = useMemo(() => [...shown.values()], [shown])
  useSayNews(list, countsOf(list, 0), readItems.length > 0)
  return shown
}

/** The mark of news: a grade, absences, or a class with several changes. Not printed. */
export function NewMark({ of: news }: { of: readonly (Change | undefined)[] }) {
  const found = news.filter((one) => one !== undefined)
  const [only] = found
  return only ? <Mark found={found} only={only} /> : null
}

/** Split from `NewMark`, so that the hundreds of grades without a mark do not subscribe to the hiding. */
function Mark({ found, only }: { found: readonly Change[]; only: Change }) {
  const t = useT()
  const inWords = useGradeInWords()
  const hidden = useHiddenGrades()
  const words = () => {
    if (found.length > 1) return t('diario.novo.several', { n: found.length })
    if (only.tipo === 'faltas') return t('diario.novo.absences', { n: only.now })
    if (only.tipo === 'newGrade') return t('diario.novo.grade')
    if (hidden) return t('diario.novo.changedHidden')
    return t('diario.novo.changed', { before: inWords(only.before ?? 0), valor: inWords(only.now) })
  }
  return (
    <span className="no-print">
      <StateLabel tone="info">{words()}</StateLabel>
    </span>
  )
}
