/** One student's line of the grid. It draws itself again only when something of its own changes. */
import { memo } from 'react'
import type { AproveitamentoAluno } from '@/contract'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { ServiceText } from '@/ui/data/ServiceText'
import { Cell, FixedCell } from './Cell'
import { useLine } from '../context'
import type { Density } from './density'
import { LineState } from './LineState'
import { Absences, Mean } from './Figure'
import styles from './Grid.module.css'
import type { Book } from '../book/book'
import { onItsWay, isClosing, refusalOf, textOf } from '../book/line'
import { mayWrite } from '../keys/navigate'
import type { Part } from './drawn'

interface Props {
  // told from above: whatever else the parts of the gradebook share changes with every page that comes
  livro: Book
  partes: readonly Part[]
  editavel: boolean
  id: number
  indice: number
  /** One of the last: what is said about its cells stands above them. */
  last: boolean
  altura: number
  density: Density
  /** Of absences; null: unknown. */
  limite: number | null
}

/** Letters that two lines of a name have room for; what is longer is told whole by a hint. */
const cabem = { compact: 32, large: 48 } as const

/** Whoever left the class fails nothing any more. */
const passMark = ({ ativo }: AproveitamentoAluno) => (ativo ? (settings().grading?.passingAverage ?? null) : null)

export const GridLine = memo(function GradeLinha(props: Props) {
  const { livro, partes, editavel, id, indice, last, altura, density, limite } = props
  const { t } = useI18n()
  const linha = useLine(livro, id)
  if (!linha) return null
  const { record } = linha
  const velha = linha.edicoes.size > 0 || onItsWay(linha)
  const mark = passMark(record)
  const ultima = partes.at(-1)
  const avaliacoes = !ultima ? 0 : 'vazias' in ultima ? ultima.antesDe : ultima.indice + 1
  return (
    <tr
      className={styles.line}
      style={{ height: altura }}
      aria-rowindex={indice + 2}
      data-inativo={!record.ativo}
      data-last={last}
    >
      <th
        scope="row"
        aria-colindex={1}
        className={styles.name}
        title={record.nome.length > cabem[density] ? record.nome : undefined}
      >
        {/* when a field takes the focus the browser looks through all of its form: a line's, not those of the whole class */}
        <form id={`linha-${id}`} />
        <span className={styles.who}>
          {/* pressed it shows this student alone; by keys F4 does, so that no name stands between two cells */}
          <button type="button" tabIndex={-1} className={styles.opens} data-student={id}>
            <ServiceText className={styles.person}>{record.nome}</ServiceText>
          </button>
          {record.ativo ? (
            <LineState linha={linha} short={density === 'compact'} />
          ) : (
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
        </span>
      </th>
      {partes.map((parte) => {
        if ('vazias' in parte) return <td key={`vazias-${parte.antesDe}`} aria-hidden />
        const { chave, titulo } = parte.coluna
        return (
          <td key={chave} aria-colindex={parte.indice + 2}>
            {editavel && mayWrite(linha, chave) ? (
              <Cell
                id={id}
                chave={chave}
                form={`linha-${id}`}
                texto={textOf(linha, chave, livro.sinal)}
                edicao={linha.edicoes.get(chave)}
                recusa={refusalOf(linha, chave)}
                publicada={linha.notas.get(chave)?.publicada}
                aluno={record.nome}
                avaliacao={titulo}
              />
            ) : (
              <FixedCell nota={linha.notas.get(chave)} sinal={livro.sinal} closing={isClosing(linha, chave)} />
            )}
          </td>
        )
      })}
      <Absences coluna={avaliacoes + 2} record={record} limite={limite} />
      <Mean coluna={avaliacoes + 3} valor={record.mediaParcial} sinal={livro.sinal} velha={velha} mark={mark} />
      <Mean coluna={avaliacoes + 4} valor={record.mediaFinal} sinal={livro.sinal} mark={mark} />
    </tr>
  )
})
