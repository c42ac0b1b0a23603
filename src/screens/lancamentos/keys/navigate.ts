/** Where a key leads in the grid: to the next cell that can be written, never into one that is closed. */
import { canEdit } from '@/domain/notas/notas'
import type { Column } from '@/domain/lancamento'
import { isClosing, type Line } from '../book/line'
import type { Book } from '../book/book'

export interface CellPlace {
  id: number
  chave: string
}

/** A cell that is an input: an open grade of an active student that nobody is closing. */
export function mayWrite(linha: Line | undefined, chave: string): boolean {
  const nota = linha?.notas.get(chave)
  return linha !== undefined && nota !== undefined && linha.record.ativo && canEdit(nota) && !isClosing(linha, chave)
}

/** Rows that PageUp and PageDown leap over. */
const salto = 10

interface Grade {
  livro: Book
  vista: readonly number[]
  colunas: readonly Column[]
}

function find(de: number, passo: number, quantos: number, pode: (i: number) => boolean): number | null {
  for (let i = de; i >= 0 && i < quantos; i += passo) if (pode(i)) return i
  return null
}

/** The first cell of a line that can be written, or the last one. */
function primeiraDaLinha({ livro, colunas }: Grade, id: number, deTras: boolean): CellPlace | null {
  const linha = livro.get(id)
  const pode = ({ chave }: Column) => mayWrite(linha, chave)
  const coluna = deTras ? colunas.findLast(pode) : colunas.find(pode)
  return coluna ? { id, chave: coluna.chave } : null
}

/** The target of a key, or null when the key means something else here. */
export function targetKey(
  { livro, vista, colunas }: Grade,
  { id, chave }: CellPlace,
  key: string,
  shift: boolean,
  ctrl: boolean,
): CellPlace | null {
  const linha = vista.indexOf(id)
  const coluna = colunas.findIndex((uma) => uma.chave === chave)
  const vertical = (de: number, passo: number) => {
    const i = find(de, passo, vista.length, (i) => mayWrite(livro.get(vista[i] ?? -1), chave))
    return i === null ? null : { id: vista[i] ?? id, chave }
  }
  const horizontal = (de: number, passo: number) => {
    const i = find(de, passo, colunas.length, (i) => mayWrite(livro.get(id), colunas[i]?.chave ?? ''))
    return i === null ? null : { id, chave: colunas[i]?.chave ?? chave }
  }
  // at the end of a line on to the next that can be written; after the last one Tab leads out of the grid
  const deLinhaEmLinha = () => {
    const passo = shift ? -1 : 1
    for (let i = linha + passo; i >= 0 && i < vista.length; i += passo) {
      const achada = primeiraDaLinha({ livro, vista, colunas }, vista[i] ?? -1, shift)
      if (achada) return achada
    }
    return null
  }
  switch (key) {
    case 'Tab':
      return horizontal(coluna + (shift ? -1 : 1), shift ? -1 : 1) ?? deLinhaEmLinha()
    case 'Enter':
      return vertical(linha + (shift ? -1 : 1), shift ? -1 : 1)
    case 'ArrowDown':
      return vertical(linha + 1, 1)
    case 'ArrowUp':
      return vertical(linha - 1, -1)
    case 'PageDown':
      return vertical(Math.min(linha + salto, vista.length - 1), 1) ?? vertical(vista.length - 1, -1)
    case 'PageUp':
      return vertical(Math.max(linha - salto, 0), -1) ?? vertical(0, 1)
    case 'ArrowRight':
      return horizontal(coluna + 1, 1)
    case 'ArrowLeft':
      return horizontal(coluna - 1, -1)
    case 'Home':
      return ctrl ? vertical(0, 1) : null
    case 'End':
      return ctrl ? vertical(vista.length - 1, -1) : null
    default:
      return null
  }
}

/** Arrows to the side move the caret inside a number that is being typed, and leave the cell at its ends. */
export function leavesCell({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return true
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length)
}
