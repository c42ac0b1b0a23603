/** Keys, typing and leaving in any cell of the grid or the list, told once by the element around them all. */
import { type ClipboardEvent, type FocusEvent, type InputEvent, type KeyboardEvent, useRef } from 'react'
import type { Diario } from './contexto'
import type { Edicao } from './linha'
import { alvo, type Celula, leavesCell } from './navegar'

/** The cell of an event, from the data attributes of its input. */
function celulaDe(target: EventTarget): (Celula & { input: HTMLInputElement }) | null {
  if (!(target instanceof HTMLInputElement)) return null
  const lugar = lugarDe(target)
  return lugar && { ...lugar, input: target }
}

/** The cell that an element stands for. */
export function lugarDe({ dataset: { id, chave } }: HTMLElement): Celula | null {
  return id === undefined || chave === undefined ? null : { id: Number(id), chave }
}

export function useTeclado(
  { livro, vista, colunas, mover }: Pick<Diario, 'livro' | 'vista' | 'colunas' | 'mover'>,
  onPaste: (texto: string, celula: Celula) => void,
) {
  const entrada = useRef<{ id: number; chave: string; edicao: Edicao | undefined } | null>(null)
  return {
    onFocus({ target }: FocusEvent) {
      const celula = celulaDe(target)
      if (!celula) return
      entrada.current = { id: celula.id, chave: celula.chave, edicao: livro.edicao(celula.id, celula.chave) }
      celula.input.select()
    },
    onInput({ target }: InputEvent) {
      const celula = celulaDe(target)
      if (celula) livro.type(celula.id, celula.chave, celula.input.value)
    },
    onBlur({ target }: FocusEvent) {
      const celula = celulaDe(target)
      if (celula && livro.has(celula.id)) livro.leave(celula.id, celula.chave)
    },
    onKeyDown(event: KeyboardEvent) {
      const celula = celulaDe(event.target)
      // a word that is being composed owns its keys
      if (!celula || event.nativeEvent.isComposing || event.altKey) return
      if (event.key === 'Escape') {
        const antes = entrada.current
        if (antes?.id !== celula.id || antes.chave !== celula.chave) return
        // what was typed since the cell was entered goes first; once more, and the school's own grade is back
        const agora = livro.edicao(celula.id, celula.chave)
        const volta = agora === antes.edicao ? undefined : antes.edicao
        if (agora === volta) return
        event.preventDefault()
        livro.setEdicao(celula.id, celula.chave, volta)
        celula.input.value = livro.texto(celula.id, celula.chave)
        celula.input.select()
        return
      }
      if (!leavesCell(celula.input, event.key)) return
      const para = alvo({ livro, vista, colunas }, celula, event.key, event.shiftKey, event.ctrlKey || event.metaKey)
      const muda = ['ArrowUp', 'ArrowDown', 'Enter', 'PageUp', 'PageDown']
      if (para || muda.includes(event.key)) event.preventDefault()
      if (para) mover(para.id, para.chave)
      else if (event.key === 'Enter') livro.leave(celula.id, celula.chave)
    },
    onPaste(event: ClipboardEvent) {
      const celula = celulaDe(event.target)
      const texto = event.clipboardData.getData('text/plain')
      // one figure goes into the cell as it is; a block is shown before it changes anything
      // (a spreadsheet ends even that one with a line end; a tab before it means an empty cell)
      if (!celula || !/[\t\n\r;]/.test(texto.replace(/[\n\r]+$/, ''))) return
      event.preventDefault()
      onPaste(texto, celula)
    },
  }
}
