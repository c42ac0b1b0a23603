/** "O que mudou desde a sua última visita": new and changed grades, new absences, new messages. Absent when nothing did. */
import { Link } from 'react-router-dom'
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/ServiceText'
import { useDiarioPath } from './aluno'
import { nomeDaClasse } from './figuras'
import styles from './NovidadesSection.module.css'
import type { Mudanca, useNovidades } from './visita'

function Line({ mudanca }: { mudanca: Mudanca }) {
  const { t, format } = useI18n()
  const path = useDiarioPath()
  const { tipo, classe, antes, agora, nome } = mudanca
  return (
    <li>
      <Link to={path('notas', { idClasse: classe.id })}>
        <ServiceText>{nomeDaClasse(classe)}</ServiceText>
      </Link>
      {': '}
      {tipo === 'faltas' ? (
        t('diario.novidades.absences', { n: agora })
      ) : (
        <>
          <ServiceText>{nome}</ServiceText>{' '}
          {tipo === 'notaNova'
            ? t('diario.novidades.newGrade', { valor: format.grade(agora) })
            : t('diario.novidades.changedGrade', { antes: format.grade(antes ?? 0), valor: format.grade(agora) })}
        </>
      )}
    </li>
  )
}

export function NovidadesSection({ novidades: { lista, recados } }: { novidades: ReturnType<typeof useNovidades> }) {
  const { t } = useI18n()
  const path = useDiarioPath()
  if (lista.length === 0 && recados.length === 0) return null
  return (
    <section aria-labelledby="novidades" className={styles.novidades}>
      <h2 id="novidades">{t('diario.novidades.title')}</h2>
      <ul>
        {lista.map((mudanca) => (
          <Line key={mudanca.key} mudanca={mudanca} />
        ))}
        {recados.length > 0 && (
          <li>
            <Link to={path('recados')}>{t('diario.inicio.newMessages', { n: recados.length })}</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
