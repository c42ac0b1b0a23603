/** The figures of classes: the student's record and the limit of absences of each, read side by side. */
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { reading } from '@/api'
import { type AproveitamentoAluno, type Classe, type Nota, op, type Turma } from '@/contract'
import { type SituacaoFaltas, situacaoFaltas } from '@/domain/faltas'
import { isBelow } from '@/domain/notas/hundredths'
import { allGrades, isVisible, partialOf } from '@/domain/notas/notas'
import { compareText } from '@/domain/text'
import type { Formats, Translate } from '@/i18n'
import { settings } from '@/settings'
import { useLate } from '@/ui/action/LoadTogether'
import { tame } from '@/ui/data/serviceWords'
import { recordAsk, type Whose } from './reads'
import { useAluno } from './student'
import { turmaAsk, turmaIn, turmaToRead } from './useTurma'

/** Milliseconds. A read that failed within this time while prefetching is shown as failed, not retried on mount. */
const justNow = 5000
const retryOnMount = ({ state }: { state: { errorUpdatedAt: number } }) =>
  Math.abs(Date.now() - state.errorUpdatedAt) > justNow

/** The queries for the figures of these classes: one record for each, and every class group that is not embedded. */
export function asksOf(classes: readonly Classe[], aluno: Whose) {
  const idTurmas = [...new Set(classes.map(turmaToRead))].filter(Boolean)
  return {
    records: classes.map((classe) => ({
      ...reading(op.AproveitamentosAlunos, recordAsk(aluno, classe.id)),
      retryOnMount,
    })),
    idTurmas,
    turmas: idTurmas.map((id) => ({ ...turmaAsk(id, aluno), retryOnMount })),
  }
}

/** The limit of absences that counts for a student; null also where the student has left the class. */
export const limitFor = (record: AproveitamentoAluno | undefined, limite: number | null | undefined): number | null =>
  record?.ativo === false ? null : (limite ?? null)

/** The figures of a class from the answers read so far; without an answer, the figures of a pending class. */
export function figureOf(classe: Classe, record?: AproveitamentoAluno, read?: Turma) {
  const turma = turmaIn(classe) ?? read
  return {
    classe,
    /** Null while the record is being read, when the read failed, and when the service has none for this student. */
    record: record ?? null,
    faltas: situacaoFaltas(record?.faltas, limitFor(record, turma?.limiteFaltas)),
    turma: turma?.descricao || turmaOfClasse(classe),
    pending: true, // The first answer is awaited; a failed read that is being retried is not pending
    failed: false, // The record could not be read: `FailedFigures` says why
    limitUnread: false, // The limit of absences could not be read
    updatedAt: 0,
  }
}
export type Figures = ReturnType<typeof figureOf>

/**
 * Reads the figures of these classes without suspending; a failure concerns its own class only. All stay pending until
 * all have been answered once, or until the wait is too long (`useLate`).
 */
export function useFigures(classes: readonly Classe[]): Figures[] {
  const { records, idTurmas, turmas } = asksOf(classes, useAluno())
  const [late, setLate] = useState(false)
  /** All figures have been answered once: from then on, figures on the screen never return to pending together. */
  const [begun, setBegun] = useState(false)
  const groups = useQueries({ queries: turmas })
  const figures = useQueries({
    queries: records,
    // `useQueries` keeps the former figures while these are equal, so an answer that changes none causes no render
    combine(queries) {
      const all = classes.map((classe, i): Figures => {
        const query = queries[i]
        const group = groups[idTurmas.indexOf(turmaToRead(classe))]
        return {
          ...figureOf(classe, query?.data?.reply.itens[0], group?.data?.reply),
          pending: query?.isFetched === false || group?.isFetched === false,
          // a reply whose only record was unreadable (dropped) counts as failed too
          failed: Boolean(query?.isFetched && (!query.data || (query.data.dropped > 0 && !query.data.reply.itens[0]))),
          limitUnread: Boolean(group?.isFetched && !group.data),
          updatedAt: query?.dataUpdatedAt ?? 0,
        }
      })
      return late || begun || !all.some(({ pending }) => pending) ? all : classes.map((classe) => figureOf(classe))
    },
  })
  const pending = figures.some((figure) => figure.pending)
  if (!begun && figures.length > 0 && !pending) setBegun(true)
  useLate(pending, setLate)
  return figures
}

/** A list of at most this many classes is ordered by state, which needs the figures of all of them. */
export const orderedByState = 30

/** The figures of the classes of a period; none where the classes are too many to be read at once. */
export function useFiguresOf({ unsure, classes }: { unsure: boolean; classes: readonly Classe[] }) {
  const figures = useFigures(classes.length <= orderedByState ? classes : [])
  return { figures, pending: unsure || figures.some(({ pending }) => pending) }
}

/** The classes without those that the student has left, as far as their records have been read. */
export function attendedOf(classes: readonly Classe[], figures: readonly Figures[]): readonly Classe[] {
  const left = new Set(figures.filter(({ record }) => record?.ativo === false).map(({ classe }) => classe.id))
  return classes.filter(({ id }) => !left.has(id))
}

/** The mean as the service gives it, the final one first; null while no grade is published. */
export function meanOf(record: AproveitamentoAluno | null): { valor: number; final: boolean } | null {
  if (!record) return null
  if (record.mediaFinal !== null) return { valor: record.mediaFinal, final: true }
  const valor = partialOf(record)
  return valor === null ? null : { valor, final: false }
}

/** Decimals of a mean on every page: means come in hundredths and stand below each other. */
export const meanDecimals = 2 as const

/** The school's pass mark if the mean of an active student is below it; else null. */
export function missedMark(record: AproveitamentoAluno | null): number | null {
  const mark = settings().grading?.passingAverage
  const mean = record?.ativo ? meanOf(record) : null
  return mark !== undefined && mean && isBelow(mean.valor, mark) ? mark : null
}

/** Whether the class has grades at all; classes of early childhood have none. */
export const hasGrades = (record: AproveitamentoAluno): boolean =>
  record.mediaFinal !== null || record.mediaParcial !== null || allGrades(record).length > 0

/** Whether all records were read and no class has grades. */
export const areWithoutGrades = (figures: readonly Figures[]): boolean =>
  figures.length > 0 && figures.every(({ record }) => record !== null && !hasGrades(record))

/** The visible complementary grades (recovery, exam). */
export const complementaresOf = ({ record }: Figures): Nota[] => record?.notasComplementares.filter(isVisible) ?? []

const urgency: Record<SituacaoFaltas['band'], number> = { above: 0, atLimit: 1, near: 2, normal: 3, noLimit: 3 }

/** What an evaluation is called: its name, else its short name, else the title of its page. */
export const nameOfNota = (t: Translate, { nome, nomeResumido }: Pick<Nota, 'nome' | 'nomeResumido'>): string =>
  tame(nome || nomeResumido) || t('diario.avaliacao.title')

/** The name that people use for a class: the subject, else its description. */
export const nameOfClasse = (classe: Classe): string => tame(classe.disciplina || classe.descricao) || `#${classe.id}`

/** The class group as the class itself names it: "7º A", also cut out of "Matemática · 7º A". */
export function turmaOfClasse(classe: Classe): string {
  const { turma } = classe
  const [disciplina, descricao] = [tame(classe.disciplina), tame(classe.descricao)]
  if (turma?.descricao) return tame(turma.descricao)
  if (!disciplina || !descricao) return ''
  const rest = descricao.startsWith(disciplina) ? descricao.slice(disciplina.length) : descricao
  // "Artes 7º A" does not begin with the subject "Arte"
  return rest === descricao || /^[\p{L}\p{N}]/u.test(rest) ? descricao : rest.replace(/^[^\p{L}\p{N}(]+/u, '')
}

/** Names several classes in one phrase, the first two in full: "Arte, História e mais 3 turmas". */
export function classesInWords(
  t: Translate,
  format: Formats,
  classes: readonly Classe[],
  nameOf = nameOfClasse,
): string {
  const first = classes.slice(0, 2).map(nameOf)
  return format.list(classes.length > 2 ? [...first, t('diario.inicio.others', { n: classes.length - 2 })] : first)
}

/** The name of a class on a teacher's screens: subject and group. */
export const titleOfClasse = (classe: Classe): string =>
  [nameOfClasse(classe), turmaOfClasse(classe)].filter(Boolean).join(' · ')

/** Orders by state, near the limit by absences left, then by name; classes that the student has left come last. */
export function byUrgency(a: Figures, b: Figures): number {
  const left = Number(a.record?.ativo === false) - Number(b.record?.ativo === false)
  if (left !== 0) return left
  const states = urgency[a.faltas.band] - urgency[b.faltas.band]
  if (states !== 0 || urgency[a.faltas.band] === urgency.normal) return states || byName(a.classe, b.classe)
  return leftOf(a) - leftOf(b) || byName(a.classe, b.classe)
}

/** The absences left before the limit; negative beyond it. */
const leftOf = ({ faltas: { faltas, limite } }: Figures): number => (limite ?? 0) - (faltas ?? 0)

export const byName = (a: Classe, b: Classe): number => compareText(nameOfClasse(a), nameOfClasse(b)) || a.id - b.id
