/** "O que mudou desde a sua última visita": new and changed grades, new absences, new messages. Absent when nothing did. */
import { Link } from 'react-router-dom'
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/ServiceText'
import { useDiarioPath } from './aluno'
import { nomeDaClasse } from './figuras'
import styles from './NovidadesSection.module.css'
import { useNotaEmPalavras } from './Valor'
import type { Mudanca, useNovidades } from './visita'

function Line({ mudanca }: { mudanca: Mudanca }) {
  const t = useT()
  const path = useDiarioPath()
  const emPalavras = useNotaEmPalavras()
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
            ? t('diario.novidades.newGrade', { valor: emPalavras(agora) })
            : t('diario.novidades.changedGrade', { antes: emPalavras(antes ?? 0), valor: emPalavras(agora) })}
        </>
      )}
    </li>
  )
}

export function NovidadesSection({ novidades: { lista, recados } }: { novidades: ReturnType<typeof useNovidades> }) {
  const t = useT()
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
