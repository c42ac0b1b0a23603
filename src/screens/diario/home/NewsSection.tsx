/** What is news: new and changed grades, new absences, new messages, each leading to where it stands. Absent when nothing is. */
import { Link } from 'react-router-dom'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { type Aluno, useDiarioPath } from '../classe/student'
import { nomeDaClasse } from '../classe/figures'
import { type Lida, lookAt, lookAtRecados, type Mudanca, type useNews } from '../news/news'
import styles from './NewsSection.module.css'
import type { useClasses } from '../classe/useClasse'
import { idsDeRecados } from '../recados/recados'
import { useNotaEmPalavras } from '../notas/GradeValue'

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
        t('diario.novo.absences', { n: agora })
      ) : (
        <>
          <ServiceText>{nome}</ServiceText>{' '}
          {tipo === 'notaNova'
            ? t('diario.novidades.newGrade', { valor: emPalavras(agora) })
            : t('diario.novo.changed', { antes: emPalavras(antes ?? 0), valor: emPalavras(agora) })}
        </>
      )}
    </li>
  )
}

interface Props {
  news: ReturnType<typeof useNews>
  aluno: Aluno
  lidas: readonly Lida[]
  classes: ReturnType<typeof useClasses>['itens']
}

export function NovidadesSection({ news: { lista, recados }, aluno, lidas, classes }: Props) {
  const t = useT()
  const path = useDiarioPath()
  if (lista.length === 0 && recados.length === 0) return null
  const allSeen = () => {
    lookAt(aluno, lidas)
    lookAtRecados(aluno, idsDeRecados(classes))
    announce(t('diario.novidades.allSeen'))
    // the button goes with what it stood in
    document.getElementById('conteudo')?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="novidades" className={styles.novidades}>
      <div className={styles.head}>
        <h2 id="novidades">{t('diario.novidades.title')}</h2>
        <Button variant="link" onClick={allSeen}>
          {t('diario.novidades.seen')}
        </Button>
      </div>
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
