/** What a pasted text would do to the gradebook as it is now. */
import { useMemo } from 'react'
import { type PasteChoices, planPaste, type PastePlan } from '@/domain/paste/pasted'
import { parseCells } from '@/domain/spreadsheet'
import { useDiario, useOrder } from '../context'
import { knownValue } from './line'
import type { CellPlace } from '../keys/navigate'

/** The plan of a pasted text, from a cell downwards or from the first student of the evaluation that is looked at. */
export function usePastePlan(texto: string, de: CellPlace | null, choices: PasteChoices): PastePlan {
  const { livro, vista, colunas, coluna } = useDiario()
  const ordem = useOrder(livro)
  const turma = useMemo(() => ordem.map((id) => livro.linha(id).record), [livro, ordem])
  return useMemo(() => {
    const chave = de?.chave ?? coluna?.chave
    const grade = {
      alunos: vista.map((id) => livro.linha(id).record),
      turma,
      colunas,
      celula: (id: number, chave: string) => {
        const linha = livro.linha(id)
        const nota = linha.notas.get(chave)
        const digitada = linha.edicoes.get(chave)
        return nota
          ? {
              valor: digitada?.erro === null ? digitada.valor : knownValue(linha, chave),
              fechada: nota.fechada,
            }
          : null
      },
      regra: livro.regra,
    }
    const from = {
      linha: de ? Math.max(0, vista.indexOf(de.id)) : 0,
      coluna: Math.max(
        0,
        colunas.findIndex((uma) => uma.chave === chave),
      ),
    }
    return planPaste(parseCells(texto), grade, from, choices)
  }, [texto, de, choices, livro, turma, vista, colunas, coluna])
}
