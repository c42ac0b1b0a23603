/** What an equivalence is made of, wherever it is shown: its two activities, its state. */
import { Link } from 'react-router-dom'
import type { AtividadeResumida, Equivalencia } from '@/contract'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { CamposExtras } from '../pessoa/ExtraFields'
import { knownSide, situacaoOf } from './equivalencia'
import styles from './equivalencia.module.css'
import { Facts } from '../Facts'
import { AtividadeName } from '../atividades/AtividadeName'

type Side = AtividadeResumida | null | undefined

export const Nome = ({ side }: { side: Side }) => <AtividadeName nome={side?.nome || side?.codigo} id={side?.id} />

/** One activity: its name leads to it; its code and hours, and what nobody documented. */
export function Atividade({ side }: { side: Side }) {
  const t = useT()
  if (!side) return <p>{t('curso.equivalencias.noData')}</p>
  return (
    <>
      <p>
        {side.id == null ? (
          <Nome side={side} />
        ) : (
          <Link to={`${paths.atividades}?atividade=${side.id}`}>
            <Nome side={side} />
          </Link>
        )}
      </p>
      <Facts className={styles.label}>
        {[
          side.codigo && <ServiceText>{side.codigo}</ServiceText>,
          side.cargaHoraria != null && t('curso.horas', { n: side.cargaHoraria }),
        ]}
      </Facts>
      <CamposExtras record={side} known={knownSide} />
    </>
  )
}

export function SituacaoLabel({ equivalencia }: { equivalencia: Equivalencia }) {
  const t = useT()
  const { situacao } = equivalencia
  if (!situacao) return null
  const known = situacaoOf(equivalencia)
  return (
    <StateLabel tone={known?.tone ?? 'neutral'}>
      {known ? t(known.label) : <ServiceText>{situacao}</ServiceText>}
    </StateLabel>
  )
}

export function ReasonLine({ motivo }: Pick<Equivalencia, 'motivo'>) {
  const t = useT()
  if (!motivo) return null
  return (
    <p>
      <strong>{t('curso.equivalencias.motivo')}</strong> <ServiceText>{motivo}</ServiceText>
    </p>
  )
}
