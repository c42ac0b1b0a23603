/** Classes down, groups across; each grade by its short name, with a sign for its state that the legend explains. */
import { Link } from 'react-router-dom'
import type { Nota } from '@/contract'
import { isVisible } from '@/domain/notas'
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/ServiceText'
import { tame } from '@/ui/serviceWords'
import { StateLabel } from '@/ui/StateLabel'
import { type Column, Table } from '@/ui/Table'
import { TallyLabel } from '@/ui/Tally'
import { tallyParts } from '@/ui/tallyWords'
import { useAluno, useDiarioPath } from './aluno'
import styles from './BoletimTable.module.css'
import { complementaresDe, decimalsOf, type Figura, mediaDe, nomeDaClasse } from './figuras'
import { foraDoPeriodo } from './usePeriodoDaClasse'
import { BelowMark, stateOf, Valor } from './Valor'

/** The groups of all classes, in the order in which they first appear. */
const gruposDe = (figuras: readonly Figura[]): string[] => [
  ...new Set(figuras.flatMap(({ record }) => record?.grupos.map(({ nome }) => nome) ?? [])),
]

function Notas({ notas }: { notas: readonly Nota[] }) {
  const t = useT()
  if (notas.length === 0) return <span aria-hidden="true">—</span>
  return (
    <ul className={styles.notas}>
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
                <Valor valor={nota.valor} />
                {state === 'publicada' && <span aria-hidden="true">*</span>}
              </strong>
            ) : (
              <span aria-hidden="true">—</span>
            )}
            <span className="visually-hidden"> {t(`moldura.ui.grade.${state}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Nome({ figura: { classe, turma, record, failed } }: { figura: Figura }) {
  const t = useT()
  const path = useDiarioPath()
  return (
    <span className={styles.nome}>
      <Link to={path('notas', { idClasse: classe.id })}>
        <ServiceText>{nomeDaClasse(classe)}</ServiceText>
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

function Media({ figura, decimals }: { figura: Figura; decimals: number }) {
  const t = useT()
  const media = mediaDe(figura.record)
  if (!media) return <span aria-hidden="true">—</span>
  return (
    <span className={styles.media}>
      <strong>
        <Valor valor={media.valor} decimals={decimals} />
      </strong>{' '}
      <small>{t(media.final ? 'diario.boletim.final' : 'diario.boletim.partial')}</small>
      <BelowMark record={figura.record} />
    </span>
  )
}

function Faltas({ figura: { faltas, classe } }: { figura: Figura }) {
  const t = useT()
  const over = foraDoPeriodo(classe, useAluno())
  if (faltas.faltas === null) return <span aria-hidden="true">—</span>
  return (
    <span className={styles.faltas}>
      {tallyParts(t, faltas.faltas, faltas.limite, over).map((part, i) => (
        <span key={part} className={styles.parte}>
          {i > 0 && <span className="visually-hidden"> · </span>}
          {part}
        </span>
      ))}
      <TallyLabel faltas={faltas.faltas} limite={faltas.limite} />
    </span>
  )
}

export function BoletimTable({ figuras }: { figuras: readonly Figura[] }) {
  const t = useT()
  const decimals = decimalsOf(figuras)
  const grupos: Column<Figura>[] = gruposDe(figuras).map((nome) => ({
    key: `grupo-${nome}`,
    head: <ServiceText>{nome}</ServiceText>,
    cell: ({ record }) => (
      <Notas notas={record?.grupos.filter((one) => one.nome === nome).flatMap((one) => one.avaliacoes) ?? []} />
    ),
  }))
  const complementares: Column<Figura>[] = figuras.some((figura) => complementaresDe(figura).length > 0)
    ? [
        {
          key: 'complementares',
          head: t('diario.notas.complementary'),
          cell: (figura) => <Notas notas={complementaresDe(figura)} />,
        },
      ]
    : []
  return (
    <div className={styles.boletim}>
      <Table
        caption={t('diario.boletim.caption')}
        captionHidden
        columns={[
          { key: 'classe', head: t('diario.boletim.subject'), cell: (figura) => <Nome figura={figura} /> },
          ...grupos,
          ...complementares,
          {
            key: 'media',
            head: t('diario.boletim.mean'),
            numeric: true,
            cell: (figura) => <Media figura={figura} decimals={decimals} />,
          },
          {
            key: 'faltas',
            head: t('diario.faltas.title'),
            numeric: true,
            cell: (figura) => <Faltas figura={figura} />,
          },
        ]}
        rows={figuras}
        rowKey={(figura, i) => `${figura.classe.id}-${i}`}
      />
    </div>
  )
}
