/** One class as one line of the notebook: name, group, average, absences. The whole line opens it. */
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/ServiceText'
import { StateLabel } from '@/ui/StateLabel'
import { Tally, TallyWaiting } from '@/ui/Tally'
import { useAluno, useDiarioPath } from './aluno'
import styles from './ClasseRow.module.css'
import { type Figura, mediaDe, nomeDaClasse, temNotas } from './figuras'
import { foraDoPeriodo } from './usePeriodoDaClasse'
import { BelowMark, Valor } from './Valor'

/** The average as the service gives it; without one, whether there are grades at all, or could not be read. */
function Media({ figura: { record, pending, failed } }: { figura: Figura }) {
  const t = useT()
  if (pending && !record && !failed) return <span className={styles.waiting} aria-hidden="true" />
  // its place stays: rows must not move once it is known
  if (record && !temNotas(record)) return <span className={styles.media} />
  const media = mediaDe(record)
  if (!media) {
    return (
      <p className={styles.media}>
        <span aria-hidden="true">—</span>
        <span>{t(failed ? 'diario.turmas.unread' : 'diario.turmas.noGrades')}</span>
      </p>
    )
  }
  return (
    <p className={styles.media}>
      <strong>
        <Valor valor={media.valor} />
      </strong>
      <span>{t(media.final ? 'diario.notas.final' : 'diario.notas.partial')}</span>
    </p>
  )
}

export type Titulo = 'h2' | 'h3'

interface Props {
  figura: Figura
  titulo?: Titulo | undefined
  /** Whoever watches where the row is. */
  holder?: Ref<HTMLLIElement>
}

export function ClasseRow({ figura, titulo: Heading = 'h3', holder }: Props) {
  const t = useT()
  const path = useDiarioPath()
  const { classe, record, faltas, turma, pending, failed } = figura
  const over = foraDoPeriodo(classe, useAluno())
  return (
    <li ref={holder} className={styles.row}>
      <div className={styles.name}>
        <Heading>
          <Link to={path('notas', { idClasse: classe.id })}>
            <ServiceText>{nomeDaClasse(classe)}</ServiceText>
          </Link>
        </Heading>
        {turma && <ServiceText className={styles.turma}>{turma}</ServiceText>}
        {record && !record.ativo && <StateLabel tone="warn">{t('diario.notas.inactive')}</StateLabel>}
        <BelowMark record={record} />
      </div>
      <Media figura={figura} />
      {(pending || failed) && !record && <TallyWaiting drawn={!failed} />}
      {faltas.faltas !== null && <Tally faltas={faltas.faltas} limite={faltas.limite} over={over} />}
    </li>
  )
}
