/** One student's line of the grid. It draws itself again only when something of its own changes. */
import { memo, useLayoutEffect, useRef } from 'react'
import { formatNota } from '@/domain/digitacao'
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/ServiceText'
import { Celula, CelulaFixa } from './Celula'
import { useLinha } from './contexto'
import { Estado } from './Estado'
import styles from './Grade.module.css'
import type { Livro } from './livro'
import { aCaminho, isClosing, mostraErro, recusaDe, textoDe } from './linha'
import { podeEscrever } from './navegar'
import type { Parte } from './vistas'

interface Props {
  // told from above: whatever else the parts of the gradebook share changes with every page that comes
  livro: Livro
  partes: readonly Parte[]
  editavel: boolean
  id: number
  indice: number
  altura: number
  remeasure: () => void
}

interface MediaProps {
  valor: number | null
  sinal: ',' | '.'
  velha?: boolean
  coluna: number
}

function Media({ valor, sinal, velha = false, coluna }: MediaProps) {
  const { t } = useI18n()
  const figura = valor === null ? '—' : formatNota(valor, sinal)
  return (
    <td aria-colindex={coluna} className={styles.figura} data-velha={velha} data-curta={/[,.]\d$/.test(figura)}>
      <span>{figura}</span>
      {velha && <span className={styles.velha}>{t('lancamentos.media.velha')}</span>}
    </td>
  )
}

/** Letters that two lines of a name have room for; what is longer is told whole by a hint. */
const cabem = 48

export const GradeLinha = memo(function GradeLinha(props: Props) {
  const { livro, partes, editavel, id, indice, altura, remeasure } = props
  const { t, format } = useI18n()
  const linha = useLinha(livro, id)
  const comErro = linha !== undefined && mostraErro(linha)
  const antes = useRef(comErro)
  useLayoutEffect(() => {
    // a line with an error is taller: its words stand in the cell
    if (antes.current !== comErro) remeasure()
    antes.current = comErro
  }, [comErro, remeasure])
  if (!linha) return null
  const { record } = linha
  const velha = linha.edicoes.size > 0 || aCaminho(linha)
  const ultima = partes.at(-1)
  const avaliacoes = !ultima ? 0 : 'vazias' in ultima ? ultima.antesDe : ultima.indice + 1
  return (
    <tr
      className={styles.linha}
      style={{ height: altura }}
      aria-rowindex={indice + 2}
      data-inativo={!record.ativo}
      data-alta={comErro}
    >
      <th
        scope="row"
        aria-colindex={1}
        className={styles.nome}
        title={record.nome.length > cabem ? record.nome : undefined}
      >
        {/* when a field takes the focus the browser looks through all of its form: a line's, not those of the whole class */}
        <form id={`linha-${id}`} />
        <ServiceText className={styles.quem}>{record.nome}</ServiceText>
        {record.ativo ? (
          <Estado linha={linha} />
        ) : (
          <span className={styles.motivo}>
            {t('lancamentos.inativo')}
            {record.motivoInatividade && (
              <>
                {': '}
                <ServiceText>{record.motivoInatividade}</ServiceText>
              </>
            )}
          </span>
        )}
      </th>
      {partes.map((parte) => {
        if ('vazias' in parte) return <td key={`vazias-${parte.antesDe}`} aria-hidden />
        const { chave, titulo } = parte.coluna
        return (
          <td key={chave} aria-colindex={parte.indice + 2}>
            {editavel && podeEscrever(linha, chave) ? (
              <Celula
                id={id}
                chave={chave}
                form={`linha-${id}`}
                texto={textoDe(linha, chave, livro.sinal)}
                edicao={linha.edicoes.get(chave)}
                recusa={recusaDe(linha, chave)}
                publicada={linha.notas.get(chave)?.publicada}
                aluno={record.nome}
                avaliacao={titulo}
              />
            ) : (
              <CelulaFixa nota={linha.notas.get(chave)} sinal={livro.sinal} closing={isClosing(linha, chave)} />
            )}
          </td>
        )
      })}
      <td aria-colindex={avaliacoes + 2} className={styles.figura}>
        {record.faltas === null ? '—' : format.number(record.faltas)}
      </td>
      <Media coluna={avaliacoes + 3} valor={record.mediaParcial} sinal={livro.sinal} velha={velha} />
      <Media coluna={avaliacoes + 4} valor={record.mediaFinal} sinal={livro.sinal} />
    </tr>
  )
})
