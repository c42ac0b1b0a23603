/** Writes a grade record (decisions §14): what is accepted, what is kept, what is refused. */
import { AproveitamentoAluno, forbidden, Grupo, Nota } from '@/contract'
import { parseNota } from '@/domain/notas/typedGrade'
import { sameValue, toHundredths } from '@/domain/notas/hundredths'
import { allGrades, mapGrades } from '@/domain/notas/notas'
import { refuse, refuseField } from '../operation'
import type { TurmaRule } from '../seed/rules'

/** The field names of a schema in the contract. */
const namesOf = ({ shape }: { shape: object }) => new Set(Object.keys(shape))
const ofRegistro = namesOf(AproveitamentoAluno)
const ofGrupo = namesOf(Grupo)
const ofNota = namesOf(Nota)

/** Fields outside the contract, which are kept unchanged. */
function extras(from: object, known: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !known.has(name) && !forbidden.has(name)))
}

/** Checks a value by the rule of the teacher's typing, so that both accept the same. */
function checkValue({ valor, nome }: Nota, rule: TurmaRule): void {
  if (valor === null) return
  // removes floating-point noise, which is no further decimal
  const text = String(Number(valor.toPrecision(12)))
  if (parseNota(text, rule).error === null) return
  const places = ['sem casas decimais', 'com até uma casa decimal', 'com até duas casas decimais'][rule.decimals]
  refuseField(`A nota de ${nome} não é válida.`, 'valor', `Informe um número de 0 a ${rule.scaleMax} ${places}.`)
}

/**
 * The stored record after a write. Pure. Refuses an unknown grade, a value off the scale, a changed closed grade.
 * @param stored as the service stores it
 * @param atual as it is read now, with publications by time
 */
export function enterGrades(
  stored: AproveitamentoAluno,
  atual: AproveitamentoAluno,
  sent: AproveitamentoAluno,
  rule: TurmaRule,
): AproveitamentoAluno {
  const known = new Map(allGrades(atual).map((nota) => [nota.avaliacaoId, nota]))
  const sentNotas = new Map(allGrades(sent).map((nota) => [nota.avaliacaoId, nota]))
  for (const nota of sentNotas.values()) {
    const before = known.get(nota.avaliacaoId)
    if (!before) {
      const message = 'O registro traz uma avaliação que não é desta turma.'
      return refuseField(message, 'avaliacaoId', 'Avaliação desconhecida.')
    }
    const changed = !sameValue(nota.valor, before.valor) || !nota.fechada || !nota.publicada
    if (before.fechada && changed) refuse('Closed', `A nota de ${before.nome} está fechada e não pode ser alterada.`)
    if (!before.fechada) checkValue({ ...nota, nome: before.nome }, rule)
  }
  const write = (nota: Nota): Nota => {
    const sentNota = sentNotas.get(nota.avaliacaoId)
    if (!sentNota || nota.fechada) return nota
    return {
      ...nota,
      ...extras(sentNota, ofNota),
      valor: sentNota.valor === null ? null : toHundredths(sentNota.valor) / 100,
      publicada: sentNota.publicada || sentNota.fechada,
      fechada: sentNota.fechada,
    }
  }
  const { grupos, ...written } = mapGrades(stored, write)
  const sentExtras = (i: number) => extras(sent.grupos[i] ?? {}, ofGrupo)
  return {
    ...written,
    ...extras(sent, ofRegistro),
    grupos: grupos.map((grupo, i) => ({ ...grupo, ...sentExtras(i) })),
  }
}
