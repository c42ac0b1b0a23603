/** What is news: new and changed grades, new absences, new messages, each leading to where it stands. Absent when nothing is. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { ClasseLink, DiarioLink } from '../classe/links'
import { useAluno } from '../classe/student'
import { type ReadItem, lookAt, lookAtRecados, type Change, type useNews } from '../news/news'
import styles from './NewsSection.module.css'
import type { useClasses } from '../classe/useClasse'
import { recadoIds } from '../recados/recados'
import { useGradeInWords } from '../page/GradeValue'

function Line({ change }: { change: Change }) {
  const t = useT()
  const inWords = useGradeInWords()
  const { tipo, classe, before, agora, nome } = change
  return (
    <li>
      <ClasseLink classe={classe} />
      {': '}
      {tipo === 'faltas' ? (
        t('diario.novo.absences', { n: agora })
      ) : (
        <>
          <ServiceText>{nome}</ServiceText>{' '}
          {tipo === 'notaNova'
            ? t('diario.novidades.newGrade', { valor: inWords(agora) })
            : t('diario.novo.changed', { before: inWords(before ?? 0), valor: inWords(agora) })}
        </>
      )}
    </li>
  )
}

interface Props {
  news: ReturnType<typeof useNews>
  readItems: readonly ReadItem[]
  classes: ReturnType<typeof useClasses>['itens']
}

export function NewsSection({ news: { list, recados }, readItems, classes }: Props) {
  const t = useT()
  const aluno = useAluno()
  if (list.length === 0 && recados.length === 0) return null
  const allSeen = () => {
    lookAt(aluno, readItems)
    lookAtRecados(aluno, recadoIds(classes))
    announce(t('diario.novidades.allSeen'))
    // the pressed button is gone: focus goes to the page
    document.getElementById('conteudo')?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="novidades" className={styles.news}>
      <div className={styles.head}>
        <h2 id="novidades">{t('diario.novidades.title')}</h2>
        <Button variant="link" onClick={allSeen}>
          {t('diario.novidades.seen')}
        </Button>
      </div>
      <ul>
        {list.map((change) => (
          <Line key={change.key} change={change} />
        ))}
        {recados.length > 0 && (
          <li>
            <DiarioLink to="recados">{t('diario.inicio.newMessages', { n: recados.length })}</DiarioLink>
          </li>
        )}
      </ul>
    </section>
  )
}
