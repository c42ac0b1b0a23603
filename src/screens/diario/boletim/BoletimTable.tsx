/** One row a class, one column a group; each grade under its abbreviation, with the sign of its state. */
import { Link } from 'react-router-dom'
import type { Nota } from '@/contract'
import { isVisible } from '@/domain/notas/notas'
import { useT } from '@/i18n'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { StateLabel } from '@/ui/data/StateLabel'
import { type Column, Table } from '@/ui/data/Table'
import { TallyLabel } from '@/ui/data/Tally'
import { tallyParts } from '@/ui/data/tallyWords'
import { useAluno, useDiarioPath } from '../classe/student'
import styles from './BoletimTable.module.css'
import { complementaresOf, type Figures, meanDecimals, meanOf, nameOfClasse } from '../classe/figures'
import { NewMark } from '../news/NewMark'
import { type Change, newsOf } from '../news/news'
import { outsidePeriodo } from '../classe/usePeriodoDaClasse'
import { BelowMark, stateOf, GradeValue } from '../page/GradeValue'

const gruposDe = (figures: readonly Figures[]): string[] => [
  ...new Set(figures.flatMap(({ record }) => record?.grupos.map(({ nome }) => nome) ?? [])),
]

interface NotasProps {
  notas: readonly Nota[]
  figure: Figures
  news: ReadonlyMap<string, Change>
}

function Notas({ notas, figure, news }: NotasProps) {
  const t = useT()
  if (notas.length === 0) return <span aria-hidden="true">—</span>
  const markOf = newsOf(news, figure)
  return (
    <ul {...plainList} className={styles.notas}>
      {notas.map((nota, i) => {
        const state = stateOf(nota)
        return (
          <li key={i}>
            <span className={styles.sigla} aria-hidden="true">
              <ServiceText>{nota.nomeResumido || nota.nome}</ServiceText>
            </span>
            <span className="visually-hidden">
              <ServiceText>{nota.nome || nota.nomeResumido}</ServiceText>{' '}
            </span>
            {isVisible(nota) && nota.valor !== null ? (
              <strong>
                <GradeValue valor={nota.valor} />
                {state === 'publicada' && <span aria-hidden="true">*</span>}
              </strong>
            ) : (
              <span aria-hidden="true">—</span>
            )}
            <span className="visually-hidden"> {t(`moldura.ui.grade.${state}`)}</span>
            <NewMark of={[markOf(nota)]} />
          </li>
        )
      })}
    </ul>
  )
}

function Nome({ figure: { classe, turma, record, failed } }: { figure: Figures }) {
  const t = useT()
  const path = useDiarioPath()
  return (
    <span className={styles.name}>
      <Link to={path('notas', { idClasse: classe.id })}>
        <ServiceText>{nameOfClasse(classe)}</ServiceText>
      </Link>
      {turma && <ServiceText className={styles.turma}>{turma}</ServiceText>}
      {record && !record.ativo && (
        <StateLabel tone="warn">
          {t('diario.notas.inactive')}
          {record.motivoInatividade && <>: {tame(record.motivoInatividade)}</>}
        </StateLabel>
      )}
      {failed && <span className={styles.unread}>{t('diario.turmas.unread')}</span>}
    </span>
  )
}

function Media({ figure }: { figure: Figures }) {
  const t = useT()
  const media = meanOf(figure.record)
  if (!media) return <span aria-hidden="true">—</span>
  return (
    <span className={styles.media}>
      <strong>
        <GradeValue valor={media.valor} decimals={meanDecimals} />
      </strong>{' '}
      <small>{t(media.final ? 'diario.boletim.final' : 'diario.boletim.partial')}</small>
      <BelowMark record={figure.record} />
    </span>
  )
}

function Faltas({ figure: { faltas, classe }, news }: Omit<NotasProps, 'notas'>) {
  const t = useT()
  const over = outsidePeriodo(classe, useAluno())
  if (faltas.faltas === null) return <span aria-hidden="true">—</span>
  return (
    <span className={styles.faltas}>
      {tallyParts(t, faltas.faltas, faltas.limite, over).map((part, i) => (
        <span key={part} className={styles.part}>
          {i > 0 && <span className="visually-hidden"> · </span>}
          {part}
        </span>
      ))}
      <TallyLabel faltas={faltas.faltas} limite={faltas.limite} />
      <NewMark of={[news.get(`faltas/${classe.id}`)]} />
    </span>
  )
}

export function BoletimTable({ figures, news }: { figures: readonly Figures[]; news: ReadonlyMap<string, Change> }) {
  const t = useT()
  const grupos: Column<Figures>[] = gruposDe(figures).map((nome) => ({
    key: `grupo-${nome}`,
    head: <ServiceText>{nome}</ServiceText>,
    cell: (figure) => (
      <Notas
        notas={figure.record?.grupos.filter((one) => one.nome === nome).flatMap((one) => one.avaliacoes) ?? []}
        {...{ figure, news }}
      />
    ),
  }))
  const complementares: Column<Figures>[] = figures.some((figure) => complementaresOf(figure).length > 0)
    ? [
        {
          key: 'complementares',
          head: t('diario.notas.complementary'),
          cell: (figure) => <Notas notas={complementaresOf(figure)} {...{ figure, news }} />,
        },
      ]
    : []
  return (
    <div className={styles.boletim}>
      <Table
        caption={t('diario.boletim.caption')}
        captionHidden
        columns={[
          { key: 'classe', head: t('diario.boletim.subject'), cell: (figure) => <Nome figure={figure} /> },
          ...grupos,
          ...complementares,
          {
            key: 'media',
            head: t('diario.boletim.mean'),
            numeric: true,
            cell: (figure) => <Media figure={figure} />,
          },
          {
            key: 'faltas',
            head: t('diario.faltas.title'),
            numeric: true,
            cell: (figure) => <Faltas {...{ figure, news }} />,
          },
        ]}
        rows={figures}
        rowKey={(figure, i) => `${figure.classe.id}-${i}`}
      />
    </div>
  )
}
