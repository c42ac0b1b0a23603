/** The figures of classes: the student's record and the limit of absences of each, read side by side. */
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { reading } from '@/api'
import { type AproveitamentoAluno, type Classe, type Nota, op, type Turma } from '@/contract'
import { type SituacaoFaltas, situacaoFaltas } from '@/domain/faltas'
import { toHundredths } from '@/domain/notas/hundredths'
import { allGrades, isVisible, partialOf } from '@/domain/notas/notas'
import { compareText } from '@/domain/text'
import type { Formats, Translate } from '@/i18n'
import { settings } from '@/settings'
import { useLate } from '@/ui/action/LoadTogether'
import { tame } from '@/ui/data/serviceWords'
import { recordAsk, type Whose } from './reads'
import { useAluno } from './student'
import { turmaAsk, turmaToRead } from './useTurma'

/** Milliseconds. What failed just now while prefetching is shown as failed, not asked again by mounting. */
const justNow = 5000
const retryOnMount = ({ state }: { state: { errorUpdatedAt: number } }) =>
  Math.abs(Date.now() - state.errorUpdatedAt) > justNow

/** The queries for the figures of these classes: a record each, and each group that is not embedded in a class. */
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

/** The limit of absences that counts for a student: who has left a class comes near none. */
export const limitFor = (record: AproveitamentoAluno | undefined, limite: number | null | undefined): number | null =>
  record?.ativo === false ? null : (limite ?? null)

/** What was read of a class; nothing was yet, where an answer is missing. */
export function figureOf(classe: Classe, record?: AproveitamentoAluno, read?: Turma) {
  const turma = classe.turma ?? read
  return {
    classe,
    /** Null while it is being read, when it failed, and when the service has none for this student. */
    record: record ?? null,
    faltas: situacaoFaltas(record?.faltas, limitFor(record, turma?.limiteFaltas)),
    turma: turma?.descricao || turmaOfClasse(classe),
    pending: true, // Never answered yet; one that failed and is being read again is no longer pending
    failed: false, // The record could not be read: `FailedFigures` says why
    limitUnread: false, // The limit of absences could not be read
    updatedAt: 0,
  }
}
export type Figures = ReturnType<typeof figureOf>

/** Reads the figures of these classes without suspending; a failure concerns its own class only. All are pending until all have come once, or for too long. */
export function useFigures(classes: readonly Classe[]): Figures[] {
  const { records, idTurmas, turmas } = asksOf(classes, useAluno())
  const [late, setLate] = useState(false)
  /** All have come once: what is on the screen is not taken away for what is asked later. */
  const [begun, setBegun] = useState(false)
  const groups = useQueries({ queries: turmas })
  const figures = useQueries({
    queries: records,
    // the same figures as long as nothing that is shown has changed: then nothing is drawn for an answer
    combine(queries) {
      const all = classes.map((classe, i): Figures => {
        const query = queries[i]
        const group = groups[idTurmas.indexOf(turmaToRead(classe))]
        return {
          ...figureOf(classe, query?.data?.reply.itens[0], group?.data?.reply),
          pending: query?.isFetched === false || group?.isFetched === false,
          // also where there is a record that nobody can read
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

/** Up to so many classes are ordered by state, which needs the figures of all. */
export const orderedByState = 30

/** The figures of the classes of a period, unless they are more than can be read at once. */
export function useFiguresOf({ unsure, classes }: { unsure: boolean; classes: readonly Classe[] }) {
  const figures = useFigures(classes.length <= orderedByState ? classes : [])
  return { figures, pending: unsure || figures.some(({ pending }) => pending) }
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
  return mark !== undefined && mean && toHundredths(mean.valor) < toHundredths(mark) ? mark : null
}

/** Whether the class has grades at all; early childhood has none. */
export const hasGrades = (record: AproveitamentoAluno): boolean =>
  record.mediaFinal !== null || record.mediaParcial !== null || allGrades(record).length > 0

/** All were read, and none has grades. */
export const areWithoutGrades = (figures: readonly Figures[]): boolean =>
  figures.length > 0 && figures.every(({ record }) => record !== null && !hasGrades(record))

/** Complementary grades (recovery, exam), without those that nobody has yet. */
export const complementaresOf = ({ record }: Figures): Nota[] => record?.notasComplementares.filter(isVisible) ?? []

const urgency: Record<SituacaoFaltas['band'], number> = { above: 0, atLimit: 1, near: 2, normal: 3, noLimit: 3 }

/** What an evaluation is called: by its name, else by the short one, else as its page is. */
export const nameOfNota = (t: Translate, { nome, nomeResumido }: Pick<Nota, 'nome' | 'nomeResumido'>): string =>
  tame(nome || nomeResumido) || t('diario.avaliacao.title')

/** The name that people use for a class: the subject, else its description. */
export const nameOfClasse = (classe: Classe): string => tame(classe.disciplina || classe.descricao) || `#${classe.id}`

/** The class group from the class itself: "7º A", also out of "Matemática · 7º A". */
export function turmaOfClasse(classe: Classe): string {
  const { turma } = classe
  const [disciplina, descricao] = [tame(classe.disciplina), tame(classe.descricao)]
  if (turma?.descricao) return tame(turma.descricao)
  if (!disciplina || !descricao) return ''
  return descricao.startsWith(disciplina) ? descricao.slice(disciplina.length).replace(/^[\s·–-]+/, '') : descricao
}

/** Several classes are named together, the first two as they come: "Arte, História e mais 3 turmas". */
export function classesInWords(t: Translate, format: Formats, classes: readonly Classe[]): string {
  const first = classes.slice(0, 2).map(nameOfClasse)
  return format.list(classes.length > 2 ? [...first, t('diario.inicio.others', { n: classes.length - 2 })] : first)
}

/** How a teacher's screens call a class. */
export const titleOfClasse = (classe: Classe): string =>
  [nameOfClasse(classe), turmaOfClasse(classe)].filter(Boolean).join(' · ')

/** By state, near the limit by absences left, then by name; last the classes that the student has left. */
export function byUrgency(a: Figures, b: Figures): number {
  const left = Number(a.record?.ativo === false) - Number(b.record?.ativo === false)
  if (left !== 0) return left
  const states = urgency[a.faltas.band] - urgency[b.faltas.band]
  if (states !== 0 || urgency[a.faltas.band] === urgency.normal) return states || byName(a.classe, b.classe)
  return leftOf(a) - leftOf(b) || byName(a.classe, b.classe)
}

/** Absences before the limit; below 0 beyond it. */
const leftOf = ({ faltas: { faltas, limite } }: Figures): number => (limite ?? 0) - (faltas ?? 0)

export const byName = (a: Classe, b: Classe): number => compareText(nameOfClasse(a), nameOfClasse(b)) || a.id - b.id
