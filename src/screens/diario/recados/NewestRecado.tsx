/** The newest message over all classes: messages carry no date, the newest has the largest id (decisions §7). */
import { Link } from 'react-router-dom'
import { useRead } from '@/api'
import { type Classe, op } from '@/contract'
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { type Aluno, askFor, useDiarioPath } from '../classe/student'
import styles from './NewestRecado.module.css'
import { classesOf, recadoIds, remetente, summaryOf } from './recados'

function Newest({ id, aluno, classes }: { id: number; aluno: Aluno; classes: readonly Classe[] }) {
  const t = useT()
  const path = useDiarioPath()
  const { data } = useRead(op.GetRecado, { ...askFor(aluno), id })
  const sentTo = classesOf(t, classes, id)
  return (
    <div className={styles.recado}>
      <p>
        <span className={styles.sender}>{remetente(t, data.perfilRemetente)}</span>
        {sentTo && (
          <>
            {' · '}
            <ServiceText>{sentTo}</ServiceText>
          </>
        )}
      </p>
      <ServiceText as="p">{summaryOf(data.descricao)}</ServiceText>
      <p className={`${styles.links ?? ''} no-print`}>
        <Link to={path('recado', { idRecado: id })}>{t('diario.recados.readWhole')}</Link>
        <Link to={path('recados')}>{t('diario.recados.all')}</Link>
      </p>
    </div>
  )
}

export function NewestRecado({ classes, aluno }: { classes: readonly Classe[]; aluno: Aluno }) {
  const t = useT()
  const [newest] = recadoIds(classes)
  if (newest === undefined) return <p className={styles.none}>{t('diario.recados.none')}</p>
  return <Newest id={newest} aluno={aluno} classes={classes} />
}
