/** Which lines and evaluations of the grid are drawn: those in sight and near it, the cell in use, and all of them on paper. */
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { Column } from '@/domain/lancamento'
import { usePrinting } from '../../shared/usePrinting'
import { calm } from '../sending/calm'
import { useDiario } from '../context'
import type { Sizes } from './density'
import type { CellPlace } from '../keys/navigate'
import { placeOf } from '../keys/keyboard'
import { defaultRangeExtractor, type Range, useVirtualizer } from './virtual'

/** Up to so many all are drawn: the browser's own search and every screen reader find them. */
export const withoutVirtual = { linhas: 60, colunas: 10 }
interface Margem {
  logo: number
  depois: number
}

/**
 * How many are drawn beyond what is seen, so that a key that scrolls finds it there: at once those that the next keys need,
 * and more when nobody types. As many stay behind: taking them away would move the whole table at each key.
 */
const margens: Record<'linhas' | 'colunas', Margem> = {
  linhas: { logo: 3, depois: 4 },
  colunas: { logo: 2, depois: 2 },
}
/** Drawn more in a calm moment: no key that comes then waits long. */
const passo = 2

/** Columns after the evaluations: absences and two means. */
const figuras = 3
export const gridWidth = (colunas: number, { names, column, figure }: Sizes): string =>
  `${names + colunas * column + figuras * figure}rem`

/** An evaluation that is drawn, `indice` among all of them, or the room of so many that are not. */
export type Part = { coluna: Column; indice: number } | { vazias: number; antesDe: number }

/** Heights follow the text size of the settings. Asked once: asking for each of 5,000 lines would be felt. */
const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

type Region = RefObject<HTMLElement | null>
type Options = Omit<Parameters<typeof useVirtualizer<HTMLElement, Element>>[0], 'getScrollElement' | 'rangeExtractor'>

interface Faixa {
  de: number
  ate: number
}

/**
 * What is to be drawn once `vista` is seen: as much around it as is needed at once, of what is drawn already (`antes`)
 * what is near it, and nothing else.
 */
export function around(vista: Faixa, antes: Faixa | null, { logo, depois }: Margem): Faixa {
  const daqui = antes !== null && antes.de <= vista.ate && antes.ate >= vista.de ? antes : vista
  return {
    de: Math.max(vista.de - depois, Math.min(daqui.de, vista.de - logo)),
    ate: Math.min(vista.ate + depois, Math.max(daqui.ate, vista.ate + logo)),
  }
}

/**
 * What is in sight is drawn at once, however fast somebody scrolls; what stands around it when there is time, and the
 * first time with it: the first keys would wait for it otherwise. The cell in use stays wherever the person scrolls.
 */
function useDesenhados(
  region: Region,
  emUso: CellPlace | null,
  indiceDe: (celula: CellPlace) => number,
  margem: Margem,
  options: Options,
) {
  const { count } = options
  const usada = emUso ? indiceDe(emUso) : -1
  const [perto, setPerto] = useState<Faixa | null>(null)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indices = new Set(defaultRangeExtractor(range))
      const vista = { de: range.startIndex, ate: range.endIndex }
      const { de, ate } = perto ?? around(vista, null, margem)
      // far by now: it would be drawn for nothing
      const ultimo = Math.min(ate, vista.ate + margem.depois, range.count - 1)
      for (let i = Math.max(de, vista.de - margem.depois, 0); i <= ultimo; i++) indices.add(i)
      // `emUso` may be a moment behind the keys
      const foco = document.activeElement
      const focada = foco instanceof HTMLElement && region.current?.contains(foco) ? placeOf(foco) : null
      for (const indice of [usada, focada ? indiceDe(focada) : -1]) if (indice !== -1) indices.add(indice)
      return [...indices].sort((a, b) => a - b)
    },
    [perto, usada, indiceDe, margem, region],
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
    startTransition(() => setPerto((antes) => around({ de: startIndex, ate: endIndex }, antes, margem)))
  }, [startIndex, endIndex, margem])

  const falta = perto !== null && perto.ate < Math.min(endIndex + margem.depois, count - 1)
  useEffect(() => {
    if (!falta) return
    const element = region.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(more, calm)
    }
    const more = () => {
      startTransition(() => setPerto((antes) => antes && { ...antes, ate: antes.ate + passo }))
      wait()
    }
    wait()
    element?.addEventListener('keydown', wait)
    return () => {
      clearTimeout(timer)
      element?.removeEventListener('keydown', wait)
    }
  }, [falta, region])
  return { virtual, itens }
}

export function useLinesInSight(region: Region, emUso: CellPlace | null, { line }: Sizes) {
  const { vista, completo } = useDiario()
  const printing = usePrinting()
  const [rem] = useState(remInPixels)
  // a new function here would measure all lines anew at each scroll
  const getItemKey = useCallback((i: number) => vista[i] ?? i, [vista])
  const indiceDe = useCallback(({ id }: CellPlace) => vista.indexOf(id), [vista])
  return useDesenhados(region, emUso, indiceDe, margens.linhas, {
    count: vista.length,
    estimateSize: () => Math.round(line * rem),
    getItemKey,
    // while more are to come the first page is not drawn whole: it would be undrawn at once
    overscan: printing || (completo && vista.length <= withoutVirtual.linhas) ? vista.length : 1,
  })
}

export function useColumnsInSight(region: Region, emUso: CellPlace | null, { column, names }: Sizes): readonly Part[] {
  const { colunas } = useDiario()
  const printing = usePrinting()
  const [rem] = useState(remInPixels)
  const indiceDe = useCallback(({ chave }: CellPlace) => colunas.findIndex((uma) => uma.chave === chave), [colunas])
  const { itens } = useDesenhados(region, emUso, indiceDe, margens.colunas, {
    horizontal: true,
    count: colunas.length,
    estimateSize: () => column * rem,
    paddingStart: names * rem,
    overscan: printing || colunas.length <= withoutVirtual.colunas ? colunas.length : 0,
  })
  // the same as long as the same are drawn: no line is drawn anew
  const desenhadas = itens.map(({ index }) => index).join()
  return useMemo(() => {
    const partes: Part[] = []
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
