/** The desktop's grid: students × evaluations, names and head in sight, rows drawn only where they are seen. */
import {
  type RefObject,
  startTransition,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useT } from '@/i18n'
import { useDiario } from './contexto'
import styles from './Grade.module.css'
import { GradeLinha } from './GradeLinha'
import { estadoDe } from './linha'
import type { Celula } from './navegar'
import { Topo } from './Topo'
import { useTeclado } from './teclado'
import { defaultRangeExtractor, useVirtualizer } from './virtual'

/** Up to so many lines all are drawn: the browser's own search and every screen reader find them. */
const semVirtual = 60
/** Lines kept drawn above and below what is seen, so that scrolling never shows a gap. */
const folga = 5

/** In rem, as in the style. Told to the table, or it would measure every cell anew whenever a line is drawn. */
const larguraNomes = 17.5
const larguraColuna = 7.25
/** Columns after the evaluations: absences and two means. */
const figuras = 3

/** Puts the cursor somewhere: what the rest of the screen may ask of the grid. */
export interface Cursor {
  focus: (id: number, chave: string) => void
}

/** Heights follow the text size of the settings. Asked once: asking for each of 5,000 lines would be felt. */
const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** Focus by itself would put a cell that is out of sight in the middle, and the head of the grid out of sight. */
function moveTo(input: HTMLInputElement): void {
  input.focus({ preventScroll: true })
  input.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

export function Grade({
  cursor,
  onPaste,
}: {
  cursor: RefObject<Cursor | null>
  onPaste: (texto: string, celula: Celula) => void
}) {
  const t = useT()
  const caption = useId()
  const { livro, vista, colunas, mover, setColuna, editavel, completo } = useDiario()
  const [rem] = useState(remInPixels)
  const region = useRef<HTMLDivElement>(null)
  const wanted = useRef<Celula | null>(null)
  const focused = useRef<number | null>(null)
  const teclado = useTeclado({ livro, vista, colunas, mover }, onPaste)
  const alta = (i: number) => {
    const linha = livro.get(vista[i] ?? -1)
    return linha !== undefined && estadoDe(linha) === 'comErro'
  }
  // a new function here would measure all lines anew at each scroll
  const getItemKey = useCallback((i: number) => vista[i] ?? i, [vista])
  const virtual = useVirtualizer({
    count: vista.length,
    getScrollElement: () => region.current,
    estimateSize: (i) => Math.round((alta(i) ? 4.75 : 3.25) * rem),
    getItemKey,
    // while more are to come the first page is not drawn whole: it would be undrawn at once
    overscan: completo && vista.length <= semVirtual ? vista.length : folga,
    // the line that is being written in stays, wherever the person scrolls
    rangeExtractor: (range) => {
      const lines = defaultRangeExtractor(range)
      const i = focused.current === null ? -1 : vista.indexOf(focused.current)
      return i === -1 || lines.includes(i) ? lines : [...lines, i].sort((a, b) => a - b)
    },
  })
  const input = ({ id, chave }: Celula) =>
    region.current?.querySelector<HTMLInputElement>(`input[data-id="${id}"][data-chave="${CSS.escape(chave)}"]`)
  useImperativeHandle(cursor, () => ({
    focus(id, chave) {
      const there = input({ id, chave })
      if (there) moveTo(there)
      else {
        wanted.current = { id, chave }
        virtual.scrollToIndex(vista.indexOf(id), { align: 'center' })
      }
    },
  }))
  useLayoutEffect(() => {
    if (!wanted.current) return
    const there = input(wanted.current)
    if (!there) return
    wanted.current = null
    moveTo(there)
  })

  const lines = virtual.getVirtualItems()
  const total = virtual.getTotalSize()
  // a region that scrolls has to be reached by the keyboard although it is no control
  const scrolling = { role: 'region', tabIndex: 0, 'aria-labelledby': caption }
  const rows = []
  let drawn = 0
  for (const line of lines) {
    if (line.start > drawn) rows.push(<Espaco key={`antes-${line.key}`} altura={line.start - drawn} />)
    rows.push(
      <GradeLinha
        key={line.key}
        livro={livro}
        colunas={colunas}
        editavel={editavel}
        id={vista[line.index] ?? -1}
        indice={line.index}
        altura={line.size}
        remeasure={virtual.measure}
      />,
    )
    drawn = line.end
  }
  if (total > drawn) rows.push(<Espaco key="depois" altura={total - drawn} />)
  return (
    <div
      {...scrolling}
      {...teclado}
      onFocus={(event) => {
        const { id, chave } = event.target instanceof HTMLInputElement ? event.target.dataset : {}
        focused.current = id === undefined ? null : Number(id)
        // pasting, publishing and the picture speak of the evaluation in use; no key waits for that
        if (chave !== undefined) startTransition(() => setColuna(chave))
        teclado.onFocus(event)
      }}
      ref={region}
      className={styles.region}
    >
      <table
        className={styles.table}
        style={{ width: `${larguraNomes + (colunas.length + figuras) * larguraColuna}rem` }}
        aria-rowcount={vista.length + 1}
      >
        <caption id={caption} className="visually-hidden">
          {t('lancamentos.grade.caption')}
        </caption>
        <Topo />
        <tbody>{rows}</tbody>
      </table>
    </div>
  )
}

/** The height of lines that are not drawn. */
function Espaco({ altura }: { altura: number }) {
  return (
    <tr aria-hidden="true">
      <td className={styles.espaco} style={{ height: altura }} />
    </tr>
  )
}
