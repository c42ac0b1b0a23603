/** The phone's gradebook: one evaluation, one field per student, drawn only where they are seen. */
import { memo, type RefObject, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { usePrinting } from '../../shared/usePrinting'
import { Cell, FixedCell } from './Cell'
import { useDiario, useLine } from '../context'
import { LineState } from './LineState'
import type { Cursor } from '../keys/cursor'
import styles from './PhoneList.module.css'
import { isClosing, refusalOf, textOf } from '../book/line'
import { type CellPlace as Lugar, mayWrite } from '../keys/navigate'
import { useKeyboard } from '../keys/keyboard'
import { defaultRangeExtractor, useWindowVirtualizer } from './virtual'

const semVirtual = 60
const folga = 10

export function PhoneList({
  cursor,
  onPaste,
}: {
  cursor: RefObject<Cursor | null>
  onPaste: (texto: string, celula: Lugar) => void
}) {
  const { t } = useI18n()
  const { livro, vista, coluna, mover, completo } = useDiario()
  const printing = usePrinting()
  const chave = coluna?.chave ?? ''
  const box = useRef<HTMLDivElement>(null)
  const [topo, setTopo] = useState(0)
  const wanted = useRef<number | null>(null)
  const focused = useRef<number | null>(null)
  const teclado = useKeyboard({ livro, vista, colunas: coluna ? [coluna] : [], mover }, onPaste)
  useLayoutEffect(() => {
    const measure = () => setTopo(box.current ? box.current.getBoundingClientRect().top + window.scrollY : 0)
    measure()
    // what stands above comes and goes: what is pending, who else is writing, how many are still to come
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [vista.length])
  const getItemKey = useCallback((i: number) => vista[i] ?? i, [vista])
  const virtual = useWindowVirtualizer({
    count: vista.length,
    estimateSize: () => 80,
    getItemKey,
    scrollMargin: topo,
    overscan: printing || (completo && vista.length <= semVirtual) ? vista.length : folga,
    rangeExtractor: (range) => {
      const lines = defaultRangeExtractor(range)
      const i = focused.current === null ? -1 : vista.indexOf(focused.current)
      return i === -1 || lines.includes(i) ? lines : [...lines, i].sort((a, b) => a - b)
    },
  })
  const input = (id: number) => box.current?.querySelector<HTMLInputElement>(`input[data-id="${id}"]`)
  useImperativeHandle(cursor, () => ({
    focus(id) {
      const there = input(id)
      if (there) there.focus()
      else {
        wanted.current = id
        virtual.scrollToIndex(vista.indexOf(id), { align: 'center' })
      }
    },
  }))
  useLayoutEffect(() => {
    const there = wanted.current === null ? null : input(wanted.current)
    if (!there) return
    wanted.current = null
    there.focus()
  })
  if (!coluna) return null
  return (
    <div
      ref={box}
      role="list"
      className={styles.list}
      style={{ height: virtual.getTotalSize() }}
      {...teclado}
      onFocus={(event) => {
        const id = event.target instanceof HTMLInputElement ? event.target.dataset['id'] : undefined
        focused.current = id === undefined ? null : Number(id)
        teclado.onFocus(event)
      }}
      aria-label={t('lancamentos.lista.label', { avaliacao: tame(coluna.titulo) })}
    >
      {virtual.getVirtualItems().map((line) => (
        <div
          key={line.key}
          ref={virtual.measureElement}
          data-index={line.index}
          role="listitem"
          aria-setsize={vista.length}
          aria-posinset={line.index + 1}
          className={styles.item}
          style={{ transform: `translateY(${line.start - topo}px)` }}
        >
          <ListaLinha id={vista[line.index] ?? -1} chave={chave} ultima={line.index === vista.length - 1} />
        </div>
      ))}
    </div>
  )
}

const ListaLinha = memo(function ListaLinha({ id, chave, ultima }: { id: number; chave: string; ultima: boolean }) {
  const { t } = useI18n()
  const { livro, coluna, editavel, openStudent } = useDiario()
  const linha = useLine(livro, id)
  if (!linha) return null
  const { record } = linha
  const nota = linha.notas.get(chave)
  return (
    <div className={styles.line} data-inativo={!record.ativo}>
      <div className={styles.pessoa}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.opens}
          data-student={id}
          onClick={() => openStudent(id, '')}
        >
          <ServiceText className={styles.name}>{record.nome}</ServiceText>
        </button>
        {!record.ativo && (
          <span className={styles.reason}>
            {t('lancamentos.inactive')}
            {record.motivoInatividade && (
              <>
                {': '}
                <ServiceText>{record.motivoInatividade}</ServiceText>
              </>
            )}
          </span>
        )}
        <LineState linha={linha} />
      </div>
      <div className={styles.valor}>
        {editavel && mayWrite(linha, chave) ? (
          <Cell
            id={id}
            chave={chave}
            texto={textOf(linha, chave, livro.sinal)}
            edicao={linha.edicoes.get(chave)}
            recusa={refusalOf(linha, chave)}
            publicada={nota?.publicada}
            aluno={record.nome}
            avaliacao={coluna?.titulo ?? ''}
            ultima={ultima}
            wide
          />
        ) : (
          <FixedCell nota={nota} sinal={livro.sinal} closing={isClosing(linha, chave)} />
        )}
      </div>
    </div>
  )
})
