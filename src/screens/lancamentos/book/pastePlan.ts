/** What a pasted text would do to the gradebook as it is now. */
import { useMemo } from 'react'
import { type PasteChoices, planPaste, type PastePlan } from '@/domain/paste/pasted'
import { parseCells } from '@/domain/spreadsheet'
import { useDiario, useOrder } from '../context'
import { knownValue } from './line'
import type { CellPlace } from '../keys/navigate'

/** The plan of a pasted text, from a cell downwards or from the first student of the evaluation that is looked at. */
export function usePastePlan(text: string, de: CellPlace | null, choices: PasteChoices): PastePlan {
  const { book, view, columns, column } = useDiario()
  const order = useOrder(book)
  const turma = useMemo(() => order.map((id) => book.line(id).record), [book, order])
  return useMemo(() => {
    const chave = de?.chave ?? column?.chave
    const grade = {
      alunos: view.map((id) => book.line(id).record),
      turma,
      columns,
      cell: (id: number, chave: string) => {
        const line = book.line(id)
        const nota = line.notas.get(chave)
        const typed = line.edits.get(chave)
        return nota
          ? {
              valor: typed?.erro === null ? typed.valor : knownValue(line, chave),
              fechada: nota.fechada,
            }
          : null
      },
      rule: book.rule,
    }
    const from = {
      line: de ? Math.max(0, view.indexOf(de.id)) : 0,
      column: Math.max(
        0,
        columns.findIndex((single) => single.chave === chave),
      ),
    }
    return planPaste(parseCells(text), grade, from, choices)
  }, [text, de, choices, book, turma, view, columns, column])
}
