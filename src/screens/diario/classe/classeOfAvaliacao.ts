/** The class of an evaluation that was opened by its address: an evaluation names no class, so the records are read. */
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useView } from '@/access'
import { reading, useBackgroundPages } from '@/api'
import { type AproveitamentoAluno, type Classe, type Identificador, op } from '@/contract'
import { allGrades } from '@/domain/notas/notas'
import type { Origin } from './links'
import { classesAsk, recordAsk, studentsAsk } from './reads'
import { useAluno } from './student'

/** The number of records read at the same time. */
const atOnce = 4

/** The grade of an evaluation; compared as text, because an id from the address is text. */
export const gradeOf = (records: readonly AproveitamentoAluno[], id: Identificador) =>
  records
    .flatMap((record) => allGrades(record))
    .find(({ avaliacaoId }) => avaliacaoId !== null && String(avaliacaoId) === String(id))

/** The first of these classes whose records have the evaluation. `open`: the records are still being read. */
export function useClasseWith(id: Identificador, classes: readonly Classe[]): { classe: Classe | null; open: boolean } {
  const { idPessoa } = useAluno()
  const teaches = useView() === 'teacher'
  const [settled, setSettled] = useState(0)
  const queries = useQueries({
    queries: classes.map(({ id: idClasse, aluno }, i) => ({
      ...reading(
        op.AproveitamentosAlunos,
        teaches ? studentsAsk(idClasse) : recordAsk({ idPessoa: aluno?.idPessoa ?? idPessoa }, idClasse),
      ),
      enabled: i < settled + atOnce,
    })),
  })
  const found = queries.findIndex(({ data }) => data && gradeOf(data.reply.itens, id))
  // settled: how many have been read in a row; it stays once the class is found, so that no more are read
  const first = queries.findIndex(({ isFetched }) => !isFetched)
  const next = first < 0 ? queries.length : first
  if (found < 0 && next !== settled) setSettled(next)
  return { classe: classes[found] ?? null, open: found < 0 && first >= 0 }
}

/** The class from which the page of an evaluation was opened, or else the class whose records have the evaluation. */
export function useOriginOf(id: Identificador): { origin: Classe | null; open: boolean } {
  const { idClasse } = (useLocation().state ?? {}) as Partial<Origin>
  const wanted = idClasse === undefined
  const { itens, loading } = useBackgroundPages(op.Classes, classesAsk(useAluno()), true)
  const { classe, open } = useClasseWith(id, wanted ? itens : [])
  const origin = itens.find((one) => one.id === idClasse) ?? classe
  return { origin, open: wanted && !classe && (open || loading) }
}
