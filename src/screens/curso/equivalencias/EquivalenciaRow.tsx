/** One equivalence on a phone: a sentence, its state, both activities, how much is covered, for how long, and why not. */
import type { Equivalencia } from '@/contract'
import { useI18n } from '@/i18n'
import { CamposExtras } from '../pessoa/ExtraFields'
import { CursoName } from '../CursoFilter'
import { known, direction, verbDe, vigencia } from './equivalencia'
import styles from './equivalencia.module.css'
import { Atividade, ReasonLine, Nome, SituacaoLabel } from './EquivalenciaParts'
import { cursoOf } from '../names'

interface Props {
  equivalencia: Equivalencia
  comCurso: boolean
}

export function EquivalenciaRow({ equivalencia, comCurso }: Props) {
  const { t, format } = useI18n()
  const { atividadeOfertada, atividadeEquivalente, percentualConteudo, motivo } = equivalencia
  const way = direction(t, equivalencia)
  const told = vigencia(t, format, equivalencia)
  return (
    <li className={styles.row} data-row>
      <div className={styles.head}>
        <h2>
          <Nome side={atividadeEquivalente} /> {t(verbDe(equivalencia))} <Nome side={atividadeOfertada} />
        </h2>
        <SituacaoLabel equivalencia={equivalencia} />
      </div>
      <ReasonLine motivo={motivo} />
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.label}>{t('curso.equivalencias.taken')}</p>
          <Atividade side={atividadeEquivalente} />
        </div>
        <div className={styles.side}>
          <p className={styles.label}>{t('curso.equivalencias.required')}</p>
          <Atividade side={atividadeOfertada} />
        </div>
      </div>
      <p className={styles.facts}>
        {percentualConteudo != null && (
          <span>{t('curso.equivalencias.conteudo', { percentual: format.number(percentualConteudo) })}</span>
        )}
        {way && <span>{way}</span>}
        {told && <span>{told}</span>}
        {comCurso && cursoOf(equivalencia) !== 0 && (
          <span className={styles.curso}>
            <CursoName id={cursoOf(equivalencia)} />
          </span>
        )}
      </p>
      <CamposExtras record={equivalencia} known={known} />
    </li>
  )
}
