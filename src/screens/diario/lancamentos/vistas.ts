/** Which lines and evaluations of the grid are drawn: those in sight and near it, the cell in use, and all of them on paper. */
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { Coluna } from '@/domain/lancamento'
import { usePrinting } from '../../shared/usePrinting'
import { useDiario } from './contexto'
import { mostraErro } from './linha'
import type { Celula } from './navegar'
import { defaultRangeExtractor, type Range, useVirtualizer } from './virtual'

/** Up to so many all are drawn: the browser's own search and every screen reader find them. */
export const semVirtual = { linhas: 60, colunas: 10 }
/** Drawn ahead of what is seen, so that a key that scrolls finds it there. */
const adiante = { linhas: 6, colunas: 2 }

/** In rem, as in the style. Told to the table, or it would measure every cell anew whenever a line is drawn. */
const larguraNomes = 17.5
export const larguraColuna = 7.25
/** Columns after the evaluations: absences and two means. */
const figuras = 3
export const larguraDaGrade = (colunas: number): string => `${larguraNomes + (colunas + figuras) * larguraColuna}rem`

/** An evaluation that is drawn, `indice` among all of them, or the room of so many that are not. */
export type Parte = { coluna: Coluna; indice: number } | { vazias: number; antesDe: number }

/** Heights follow the text size of the settings. Asked once: asking for each of 5,000 lines would be felt. */
const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

type Region = RefObject<HTMLElement | null>
type Options = Omit<Parameters<typeof useVirtualizer<HTMLElement, Element>>[0], 'getScrollElement' | 'rangeExtractor'>

/**
 * What is in sight is drawn at once, however fast somebody scrolls; what stands around it when there is time, and the
 * first time with it: the first keys would wait for it otherwise. `usada` stays wherever the person scrolls.
 */
function useDesenhados(region: Region, usada: number, ahead: number, options: Options) {
  const [perto, setPerto] = useState<{ de: number; ate: number } | null>(null)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indices = new Set(defaultRangeExtractor(range))
      const { startIndex, endIndex } = range
      const { de, ate } = perto ?? { de: startIndex - ahead, ate: endIndex + ahead }
      // what is far by now would be drawn for nothing
      const ultimo = Math.min(ate, endIndex + 2 * ahead, range.count - 1)
      for (let i = Math.max(de, startIndex - 2 * ahead, 0); i <= ultimo; i++) indices.add(i)
      if (usada !== -1) indices.add(usada)
      return [...indices].sort((a, b) => a - b)
    },
    [perto, usada, ahead],
  )
  const virtual = useVirtualizer<HTMLElement, Element>({
    getScrollElement: () => region.current,
    rangeExtractor,
    // told by the browser: a timer of the library's own may come between a scroll and its event, and the lines too late
    useScrollendEvent: true,
    ...options,
  })
  const itens = virtual.getVirtualItems()
  const { startIndex = 0, endIndex = -1 } = virtual.range ?? {}
  useEffect(() => {
    if (endIndex === -1) return
    const ate = endIndex + ahead
    const de = startIndex - ahead
    startTransition(() => {
      // what is left behind stays for a while: else each key that scrolls by a line moves the whole table
      setPerto((antes) => ({
        de: antes && antes.de <= de && de - antes.de < ahead ? antes.de : de,
        ate: antes && antes.ate >= ate && antes.ate - ate < ahead ? antes.ate : ate,
      }))
    })
  }, [startIndex, endIndex, ahead])
  return { virtual, itens }
}

export function useLinhasVistas(region: Region, emUso: Celula | null) {
  const { livro, vista, completo } = useDiario()
  const printing = usePrinting()
  const [rem] = useState(remInPixels)
  const alta = (i: number) => {
    const linha = livro.get(vista[i] ?? -1)
    return linha !== undefined && mostraErro(linha)
  }
  // a new function here would measure all lines anew at each scroll
  const getItemKey = useCallback((i: number) => vista[i] ?? i, [vista])
  return useDesenhados(region, vista.indexOf(emUso?.id ?? -1), adiante.linhas, {
    count: vista.length,
    estimateSize: (i) => Math.round((alta(i) ? 4.75 : 3.25) * rem),
    getItemKey,
    // while more are to come the first page is not drawn whole: it would be undrawn at once
    overscan: printing || (completo && vista.length <= semVirtual.linhas) ? vista.length : 1,
  })
}

export function useColunasVistas(region: Region, emUso: Celula | null): readonly Parte[] {
  const { colunas } = useDiario()
  const printing = usePrinting()
  const [rem] = useState(remInPixels)
  const usada = colunas.findIndex(({ chave }) => chave === emUso?.chave)
  const { itens } = useDesenhados(region, usada, adiante.colunas, {
    horizontal: true,
    count: colunas.length,
    estimateSize: () => larguraColuna * rem,
    paddingStart: larguraNomes * rem,
    overscan: printing || colunas.length <= semVirtual.colunas ? colunas.length : 0,
  })
  // the same as long as the same are drawn: no line is drawn anew
  const desenhadas = itens.map(({ index }) => index).join()
  return useMemo(() => {
    const partes: Parte[] = []
    let feitas = 0
    const room = (ate: number) => {
      if (ate > feitas) partes.push({ vazias: ate - feitas, antesDe: ate })
    }
    for (const index of desenhadas ? desenhadas.split(',').map(Number) : []) {
      const coluna = colunas[index]
      if (!coluna) continue
      room(index)
      partes.push({ coluna, indice: index })
      feitas = index + 1
    }
    room(colunas.length)
    return partes
  }, [colunas, desenhadas])
}
