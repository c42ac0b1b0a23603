/** One student at a time: all evaluations of one, the next by a press; the book, the cells and the sending are the grid's. */
import { type RefObject, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { formatNota } from '@/domain/notas/typedGrade'
import { useI18n } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Row } from '@/ui/page/layout'
import { announce } from '@/ui/action/live'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { Cell, FixedCell } from '../grid/Cell'
import { useDiario, useLine } from '../context'
import type { Cursor } from '../keys/cursor'
import { LineState } from '../grid/LineState'
import listStyles from '../grid/PhoneList.module.css'
import { isClosing, type Line, refusalOf, textOf } from '../book/line'
import { type CellPlace as Lugar, mayWrite } from '../keys/navigate'
import pageStyles from './Panel.module.css'
import styles from './Student.module.css'
import { useKeyboard } from '../keys/keyboard'

interface Props {
  /** Whom, and the evaluation whose cell has the cursor; '' for none: a phone would open its keys over the grades. */
  at: Lugar
  onTurn: (at: Lugar) => void
  cursor: RefObject<Cursor | null>
  onPaste: (texto: string, celula: Lugar) => void
  onClose: () => void
}

export function Student({ at, onTurn, cursor, onPaste, onClose }: Props) {
  const { t } = useI18n()
  const { livro, vista, colunas, mover } = useDiario()
  const linha = useLine(livro, at.id)
  const place = useId()
  const box = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const teclado = useKeyboard({ livro, vista, colunas, mover }, onPaste, undefined, true)
  const input = (chave: string) =>
    box.current?.querySelector<HTMLInputElement>(`input[data-chave="${CSS.escape(chave)}"]`)
  const wanted = useRef<string | null>(at.chave)
  useImperativeHandle(cursor, () => ({
    focus(id, chave) {
      wanted.current = chave
      if (id === at.id) input(chave)?.focus()
      else onTurn({ id, chave })
    },
  }))
  useLayoutEffect(() => {
    const chave = wanted.current
    wanted.current = null
    if (chave !== null) input(chave)?.focus()
  })
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) heading.current?.focus()
  }, [])

  const n = vista.indexOf(at.id)
  const turn = (to: number) => {
    const id = vista[to]
    if (id === undefined) return
    onTurn({ id, chave: '' })
    announce(`${tame(livro.linha(id).record.nome)}. ${t('lancamentos.student.place', { n: to + 1, of: vista.length })}`)
  }
  const way = (to: number, label: 'lancamentos.student.before' | 'lancamentos.student.next') => (
    <Button disabledBy={vista[to] === undefined ? place : null} onClick={() => turn(to)}>
      {t(label)}
    </Button>
  )
  if (!linha) return null
  return (
    <section ref={box} className={styles.student} aria-label={t('lancamentos.student.label')} {...teclado}>
      <div>
        <Button variant="link" onClick={onClose}>
          {t('lancamentos.student.close')}
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        <ServiceText>{linha.record.nome}</ServiceText>
      </h2>
      <Facts linha={linha} />
      <ul {...plainList} className={styles.list}>
        {colunas
          .filter(({ chave }) => linha.notas.has(chave))
          .map(({ chave }, i, all) => (
            <Grade key={`${at.id} ${chave}`} linha={linha} chave={chave} ultima={i === all.length - 1} />
          ))}
      </ul>
      <div className={pageStyles.foot}>
        <Row gap={2}>
          {way(n - 1, 'lancamentos.student.before')}
          {way(n + 1, 'lancamentos.student.next')}
          <span id={place}>{t('lancamentos.student.place', { n: n + 1, of: vista.length })}</span>
        </Row>
      </div>
    </section>
  )
}

/** How the student stands, as far as the service tells: means are the service's, and say so while they are old. */
function Facts({ linha }: { linha: Line }) {
  const { t, format } = useI18n()
  const { livro } = useDiario()
  const { ativo, motivoInatividade, faltas, mediaParcial, mediaFinal } = linha.record
  const mean = (valor: number | null) => (valor === null ? '—' : formatNota(valor, livro.sinal))
  const old = linha.edicoes.size > 0
  return (
    <div className={styles.facts}>
      {!ativo && (
        <span>
          {t('lancamentos.inactive')}
          {motivoInatividade && (
            <>
              {': '}
              <ServiceText>{motivoInatividade}</ServiceText>
            </>
          )}
        </span>
      )}
      <span>
        {t('lancamentos.faltas')}: {faltas === null ? '—' : format.number(faltas)}
      </span>
      <span>
        {t('lancamentos.media.parcial')}: {mean(mediaParcial)} {old && `(${t('lancamentos.media.outdated')})`}
      </span>
      <span>
        {t('lancamentos.media.final')}: {mean(mediaFinal)}
      </span>
      <LineState linha={linha} />
    </div>
  )
}

function Grade({ linha, chave, ultima }: { linha: Line; chave: string; ultima: boolean }) {
  const { t, format } = useI18n()
  const { livro, colunas, editavel } = useDiario()
  const coluna = colunas.find((one) => one.chave === chave)
  const nota = linha.notas.get(chave)
  if (!coluna) return null
  const { nome, grupo, peso, titulo } = coluna
  return (
    <li className={listStyles.line}>
      <div className={listStyles.pessoa}>
        <ServiceText className={listStyles.name}>{nome}</ServiceText>
        <span className={listStyles.reason}>
          {grupo === null ? t('lancamentos.complementary') : <ServiceText>{grupo}</ServiceText>}
          {peso !== null && ` · ${t('lancamentos.peso', { peso: format.number(peso) })}`}
        </span>
      </div>
      <div className={listStyles.valor}>
        {editavel && mayWrite(linha, chave) ? (
          <Cell
            id={linha.id}
            chave={chave}
            texto={textOf(linha, chave, livro.sinal)}
            edicao={linha.edicoes.get(chave)}
            recusa={refusalOf(linha, chave)}
            publicada={nota?.publicada}
            aluno={linha.record.nome}
            avaliacao={titulo}
            ultima={ultima}
            wide
          />
        ) : (
          <FixedCell nota={nota} sinal={livro.sinal} closing={isClosing(linha, chave)} />
        )}
      </div>
    </li>
  )
}
