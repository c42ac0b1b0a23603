/**
 * A record as it is read: grades with a publication time, and the means, which are never stored (mock/README §4, §5).
 */
import type { AproveitamentoAluno, Nota } from '@/contract'
import { afterExam, cutMean, type ExactMean, weightedMean, plainMean, recovered } from '@/domain/notas/means'
import { isVisible, mapGrades } from '@/domain/notas/notas'
import type { Db } from '../db'
import { turma } from '../seed/municipality'
import type { TurmaRule } from '../seed/rules'
import type { AvaliacaoRow } from '../tables/diario'

/** The rule of a record's class group (`id` = `idTurma × 100 000 + slot × 10 000 + position`). */
export const ruleOf = (db: Db, idRegistro: number): TurmaRule => turma(db, Math.floor(idRegistro / 100_000)).rule

/** A grade at a moment: published once its publication time has come. */
function gradeAt(db: Db, now: number, idRegistro: number, nota: Nota): Nota {
  if (nota.publicada) return nota
  const arrived = db.diario.publicacoes.some(
    (p) => p.idRegistro === idRegistro && p.avaliacaoId === nota.avaliacaoId && p.em <= now,
  )
  return arrived ? { ...nota, publicada: true } : nota
}

/** Mean of the terms over published grades, each with its recovery. */
function parcialOf(record: AproveitamentoAluno, avaliacoes: readonly AvaliacaoRow[], rule: TurmaRule) {
  const line = (nota: Nota) => avaliacoes.find((a) => a.id === nota.avaliacaoId)
  const medias = record.grupos.map((grupo, posicao) => {
    const ofGroup = record.notasComplementares.filter((nota) => line(nota)?.recovers === posicao)
    return recovered(weightedMean(grupo.avaliacoes), weightedMean(ofGroup), rule.recovery)
  })
  return plainMean(medias)
}

/**
 * Final mean; null until everything that it needs is closed: the terms, counting recoveries, and the exam where
 * one is due.
 */
function finalOf(
  record: AproveitamentoAluno,
  avaliacoes: readonly AvaliacaoRow[],
  exact: ExactMean | null,
  { finalExam, passingAverage }: TurmaRule,
) {
  const ofGrupos = record.grupos.flatMap((grupo) => grupo.avaliacoes)
  const line = (nota: Nota) => avaliacoes.find((a) => a.id === nota.avaliacaoId)
  const isExam = (nota: Nota) => line(nota)?.grupo === null && line(nota)?.recovers === null
  const recoveries = record.notasComplementares.filter((nota) => nota.valor !== null && !isExam(nota))
  if (exact === null || [...ofGrupos, ...recoveries].some(({ fechada }) => !fechada)) return null
  const parcial = cutMean(exact)
  if (parcial >= passingAverage || parcial < finalExam.minimumToSit) return parcial
  const exame = record.notasComplementares.find(isExam)
  if (!exame?.fechada || exame.valor === null) return null
  return cutMean(afterExam(exact, exame.valor, finalExam.weight))
}

/** The record at a moment, as its teacher reads it: every `valor`, and the means over what is published. */
export function recordAt(
  db: Db,
  now: number,
  record: AproveitamentoAluno,
  avaliacoes: readonly AvaliacaoRow[],
): AproveitamentoAluno {
  const lido = mapGrades(record, (nota) => gradeAt(db, now, record.id, nota))
  const rule = ruleOf(db, record.id)
  const parcial = parcialOf(lido, avaliacoes, rule)
  const mediaFinal = finalOf(lido, avaliacoes, parcial, rule)
  return { ...lido, mediaParcial: parcial && cutMean(parcial), mediaFinal }
}

/** The record without the values that only its teacher may see (decisions §10). */
export const withoutHidden = (record: AproveitamentoAluno): AproveitamentoAluno =>
  mapGrades(record, (nota) => (isVisible(nota) ? nota : { ...nota, valor: null }))
