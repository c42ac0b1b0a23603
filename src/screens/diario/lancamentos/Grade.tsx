/** The desktop's grid: students × evaluations, names and head in sight, drawn only where it is seen. */
import { type RefObject, startTransition, useId, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { classes } from '@/ui/classes'
import { useDiario } from './contexto'
import { type Cursor, useCelulaEmUso } from './emUso'
import styles from './Grade.module.css'
import { GradeLinha } from './GradeLinha'
import type { Celula } from './navegar'
import { useMarked } from './marked'
import papel from './papel.module.css'
import { createRanges } from './range'
import { Topo } from './Topo'
import { lugarDe, useTeclado } from './teclado'
import { larguraDaGrade, semVirtual, useColunasVistas, useLinhasVistas } from './vistas'

export function Grade({
  cursor,
  onPaste,
}: {
  cursor: RefObject<Cursor | null>
  onPaste: (texto: string, celula: Celula) => void
}) {
  const t = useT()
  const caption = useId()
  const { livro, vista, colunas, mover, setColuna, editavel } = useDiario()
  const region = useRef<HTMLDivElement>(null)
  const [ranges] = useState(createRanges)
  const teclado = useTeclado({ livro, vista, colunas, mover }, onPaste, ranges)
  useMarked(region, ranges, { vista, colunas })
  const { emUso, entered } = useCelulaEmUso(region, cursor)
  const { virtual, itens } = useLinhasVistas(region, emUso)
  const partes = useColunasVistas(region, emUso)

  const total = virtual.getTotalSize()
  // a region that scrolls has to be reached by the keyboard although it is no control
  const scrolling = { role: 'region', tabIndex: 0, 'aria-labelledby': caption }
  const rows = []
  const acima = itens[0]?.start ?? 0
  let drawn = acima
  for (const line of itens) {
    const id = vista[line.index] ?? -1
    if (line.start > drawn) rows.push(<Espaco key={`antes-${line.key}`} altura={line.start - drawn} />)
    rows.push(
      <GradeLinha
        key={line.key}
        livro={livro}
        partes={partes}
        editavel={editavel}
        id={id}
        indice={line.index}
        altura={line.size}
        remeasure={virtual.measure}
      />,
    )
    drawn = line.end
  }
  const de = Math.floor(acima / degrau) * degrau
  const ate = Math.min(total, Math.ceil(drawn / degrau) * degrau)
  return (
    <div
      {...scrolling}
      {...teclado}
      onFocus={(event) => {
        const celula = lugarDe(event.target)
        // pasting, publishing and the picture speak of the evaluation in use; no key waits for that
        if (celula) startTransition(() => setColuna(celula.chave))
        if (celula) entered(celula)
        teclado.onFocus(event)
      }}
      ref={region}
      className={classes(styles.region, papel.papel)}
      data-todas={colunas.length <= semVirtual.colunas}
      data-muitas={colunas.length > poucas}
    >
      {/* students above and below, and those yet to come, make it taller, not the table: all of it would be drawn anew */}
      <div style={{ paddingTop: de, paddingBottom: total - ate }}>
        <div
          className={styles.desenhadas}
          style={{ paddingTop: acima - de, paddingBottom: ate - drawn, width: larguraDaGrade(colunas.length) }}
        >
          <table
            className={styles.table}
            style={paraPapel(colunas.length)}
            aria-rowcount={vista.length + 1}
            aria-colcount={colunas.length + 4}
          >
            <caption id={caption} className="visually-hidden">
              {t('lancamentos.grade.caption')}
            </caption>
            <Topo partes={partes} />
            <tbody>{rows}</tbody>
          </table>
        </div>
      </div>
    </div>
  )
}

/** Pixels in whose steps the room of the drawn lines grows: each time it does the browser paints all of them anew. */
const degrau = 800

/** More columns than these are too narrow on paper for words that lie. */
const poucas = 12
/** Told to the style: on paper all columns share the width of the sheet. */
const paraPapel = (colunas: number): object => ({ '--colunas': colunas + 3 })

/** The height of lines that are not drawn between two that are. */
function Espaco({ altura }: { altura: number }) {
  return (
    <tr aria-hidden="true">
      <td className={styles.espaco} style={{ height: altura }} />
    </tr>
  )
}
