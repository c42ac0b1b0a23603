/** What a pasted block would do, cell by cell: what is refused, what changes, what is new; what stays the same is folded. */
import { formatNota } from '@/domain/notas/typedGrade'
import { type PastedItem, maxCells, type PastePlan } from '@/domain/paste/pasted'
import { useT } from '@/i18n'
import { Disclosure } from '@/ui/page/Disclosure'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { Table } from '@/ui/data/Table'
import type { Tone } from '@/ui/look/tone'
import { useDiario } from '../context'
import { useAbove, useGradeError } from '../grid/Cell'
import styles from './Panel.module.css'

const tons: Record<PastedItem['resultado'], Tone> = { nova: 'ok', muda: 'info', igual: 'neutral', recusada: 'bad' }

const lugar = ({ id, chave }: PastedItem) => `${id} ${chave}`

export function PastePreview({ plano }: { plano: PastePlan }) {
  const t = useT()
  const say = useGradeError()
  const ask = useAbove()
  const { livro } = useDiario()
  const figura = (valor: number | null) => (valor === null ? '—' : formatNota(valor, livro.sinal))
  const motivo = ({ motivo }: PastedItem) => {
    if (motivo === null) return null
    if (motivo === 'naoNumero' || motivo === 'foraDaEscala' || motivo === 'casasDemais') return say(motivo)
    return t(`lancamentos.colar.motivo.${motivo}`)
  }
  /** It is put in, and asked about. */
  const doubtful = (item: PastedItem) => (item.resultado === 'recusada' ? null : livro.scale.above(item.valor))
  const why = (item: PastedItem) => {
    const above = doubtful(item)
    return above ? ask(above) : motivo(item)
  }
  const { linhas, colunas, celulas } = plano.sobras
  const avisos = [
    linhas > 0 && t('lancamentos.colar.extraLines', { n: linhas }),
    colunas > 0 && t('lancamentos.colar.extraColumns', { n: colunas }),
    celulas > 0 && t('lancamentos.colar.extraCells', { n: celulas, max: maxCells }),
  ].filter((aviso) => aviso !== false)
  // a student named twice: the first figure stands there
  const aceitos = new Map(
    plano.itens.filter(({ resultado }) => resultado !== 'recusada').map((item) => [lugar(item), item.valor]),
  )
  const ficara = (item: PastedItem) => aceitos.get(lugar(item)) ?? item.antes
  // what needs a look comes first; what stays as it is comes last, folded
  const ordem = { recusada: 0, muda: 2, nova: 3, igual: 4 }
  const place = (item: PastedItem) => (doubtful(item) ? 1 : ordem[item.resultado])
  const itens = plano.itens.filter(({ resultado }) => resultado !== 'igual').sort((a, b) => place(a) - place(b))
  const iguais = plano.itens.filter(({ resultado }) => resultado === 'igual')
  const table = (rows: readonly PastedItem[], caption: string) => (
    <div className={styles.table}>
      <Table
        caption={caption}
        captionHidden
        compact
        rows={rows}
        rowKey={(_, i) => i}
        columns={[
          {
            key: 'aluno',
            head: t('lancamentos.grade.aluno'),
            cell: ({ nome, escrito }) => (
              <>
                <ServiceText>{nome}</ServiceText>
                {escrito !== null && (
                  <span className={styles.sample}>
                    {t('lancamentos.colar.pasted')} <bdi>{escrito}</bdi>
                  </span>
                )}
              </>
            ),
          },
          {
            key: 'coluna',
            head: t('lancamentos.avaliacao'),
            cell: ({ coluna }) => <ServiceText className={styles.avaliacao}>{coluna}</ServiceText>,
          },
          { key: 'antes', head: t('lancamentos.colar.antes'), numeric: true, cell: ({ antes }) => figura(antes) },
          {
            key: 'depois',
            head: t('lancamentos.colar.later'),
            numeric: true,
            cell: (item) => figura(ficara(item)),
          },
          {
            key: 'resultado',
            head: t('lancamentos.colar.resultado.title'),
            cell: (item) => (
              <span className={styles.result}>
                <StateLabel tone={doubtful(item) ? 'warn' : tons[item.resultado]}>
                  {t(`lancamentos.colar.resultado.${item.resultado}`)}
                </StateLabel>{' '}
                <span>{why(item)}</span>
                {item.resultado === 'recusada' && (
                  <span className={styles.pasted}>
                    {t('lancamentos.colar.pasted')} <bdi>{item.texto}</bdi>
                  </span>
                )}
              </span>
            ),
          },
        ]}
      />
    </div>
  )
  return (
    <>
      {avisos.map((aviso) => (
        <p key={aviso}>{aviso}</p>
      ))}
      {itens.length > 0 && table(itens, t('lancamentos.colar.caption'))}
      {iguais.length > 0 && (
        <Disclosure summary={t('lancamentos.colar.unchanged', { n: iguais.length })}>
          {table(iguais, t('lancamentos.colar.unchanged', { n: iguais.length }))}
        </Disclosure>
      )}
    </>
  )
}
