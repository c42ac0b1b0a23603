/** The table of the report card: one row per class, one column per group; each grade with abbreviation and state. */
import type { ReactNode } from 'react'
import type { Nota } from '@/contract'
import { isVisible } from '@/domain/notas/notas'
import { useT } from '@/i18n'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { type Column, Table } from '@/ui/data/Table'
import { TallyLabel } from '@/ui/data/Tally'
import { tallyParts } from '@/ui/data/tallyWords'
import { classNames } from '@/ui/look/classNames'
import { ClasseLink } from '../classe/links'
import styles from './BoletimTable.module.css'
import { areWithoutGrades, complementaresOf, type Figures, meanDecimals, meanOf, nameOfNota } from '../classe/figures'
import { type Change, newsOf, NewMark } from '../news/news'
import { useOutsidePeriodo } from '../classe/PeriodoPicker'
import { BelowMark, stateOf, GradeValue } from '../page/GradeValue'

const gruposOf = (figures: readonly Figures[]): string[] => [
  ...new Set(figures.flatMap(({ record }) => record?.grupos.map(({ nome }) => nome) ?? [])),
]

/** The longest name, in letters, that stays on one line above its grade. */
const fitting = 24

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
        const short = nota.nomeResumido || nameOfNota(t, nota)
        return (
          <li key={i} data-long={short.length > fitting || undefined}>
            <span className="fine" aria-hidden="true">
              <ServiceText>{short}</ServiceText>
            </span>
            <span className="visually-hidden">
              <ServiceText>{nameOfNota(t, nota)}</ServiceText>{' '}
            </span>
            {isVisible(nota) && nota.valor !== null ? (
              <strong>
                <GradeValue valor={nota.valor} />
                {state === 'publicada' && <span aria-hidden="true">*</span>}
              </strong>
            ) : (
              <span aria-hidden="true">—</span>
            )}
            <span className="visually-hidden"> {t(`frame.ui.grade.${state}`)}</span>
            <NewMark of={[markOf(nota)]} />
          </li>
        )
      })}
    </ul>
  )
}

function Nome({ figure: { classe, turma, record, failed } }: { figure: Figures }) {
  const t = useT()
  return (
    <span className={classNames(styles.name, 'reach')}>
      <ClasseLink classe={classe} />
      <ServiceText className="fine">{turma}</ServiceText>
      {record && !record.ativo && (
        <StateLabel tone="warn">
          {t('diario.notas.inactive')}
          {record.motivoInatividade && (
            <>
              {': '}
              <ServiceText>{record.motivoInatividade}</ServiceText>
            </>
          )}
        </StateLabel>
      )}
      {failed && <span className="fine">{t('diario.turmas.unread')}</span>}
    </span>
  )
}

function Media({ figure }: { figure: Figures }) {
  const t = useT()
  const media = meanOf(figure.record)
  if (!media) return <span aria-hidden="true">—</span>
  return (
    <span className={classNames('one-line', styles.media)}>
      <strong>
        <GradeValue valor={media.valor} decimals={meanDecimals} />
      </strong>{' '}
      <small className="muted">{t(media.final ? 'diario.boletim.final' : 'diario.boletim.partial')}</small>
      <BelowMark record={figure.record} />
    </span>
  )
}

function Faltas({ figure: { faltas, classe, record }, news }: Omit<NotasProps, 'notas'>) {
  const t = useT()
  const over = useOutsidePeriodo(classe) || record?.ativo === false
  if (faltas.faltas === null) return <span aria-hidden="true">—</span>
  return (
    <span className={styles.faltas}>
      {tallyParts(t, { ...faltas, faltas: faltas.faltas, over }).map((part, i) => (
        <span key={part} className={styles.part}>
          {i > 0 && <span className="visually-hidden"> · </span>}
          {part}
        </span>
      ))}
      <TallyLabel band={faltas.band} over={over} />
      <NewMark of={[news.get(`faltas/${classe.id}`)]} />
    </span>
  )
}

export function BoletimTable({ figures, news }: { figures: readonly Figures[]; news: ReadonlyMap<string, Change> }) {
  const t = useT()
  const some = figures.some((figure) => complementaresOf(figure).length > 0)
  const notas = (head: ReactNode, key: string, notasOf: (figure: Figures) => readonly Nota[]): Column<Figures> => ({
    key,
    head,
    cell: (figure) => <Notas notas={notasOf(figure)} {...{ figure, news }} />,
  })
  const mean: Column<Figures> = {
    key: 'media',
    head: t('diario.boletim.mean'),
    numeric: true,
    cell: (figure) => <Media figure={figure} />,
  }
  const columns: Column<Figures>[] = [
    { key: 'classe', head: t('diario.boletim.subject'), cell: (figure) => <Nome figure={figure} /> },
    ...gruposOf(figures).map((nome) =>
      notas(nome ? <ServiceText>{nome}</ServiceText> : t('diario.notas.group'), `grupo-${nome}`, ({ record }) =>
        (record?.grupos ?? []).flatMap((grupo) => (grupo.nome === nome ? grupo.avaliacoes : [])),
      ),
    ),
    ...(some ? [notas(t('diario.notas.complementary'), 'complementares', complementaresOf)] : []),
    // early childhood has none: a column of dashes would look like something that is missing
    ...(areWithoutGrades(figures) ? [] : [mean]),
    {
      key: 'faltas',
      head: t('diario.faltas.title'),
      numeric: true,
      cell: (figure) => <Faltas {...{ figure, news }} />,
    },
  ]
  return (
    <div className={styles.boletim}>
      <Table
        caption={t('diario.boletim.caption')}
        captionHidden
        columns={columns}
        rows={figures}
        rowKey={(figure, i) => `${figure.classe.id}-${i}`}
      />
    </div>
  )
}
