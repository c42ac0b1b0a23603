/** The section of news: new and changed grades, absences and messages, each with a link to it. Absent without news. */
import type { Classe } from '@/contract'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { ClasseLink, DiarioLink } from '../classe/links'
import { useAluno } from '../classe/student'
import { type ReadItem, lookAt, lookAtRecados, type Change, type useNews } from '../news/news'
import styles from './NewsSection.module.css'
import home from './StudentHome.module.css'
import { recadoIds } from '../recados/recados'
import { useGradeInWords } from '../page/GradeValue'

function Line({ change: { tipo, classe, before, now, nome } }: { change: Change }) {
  const t = useT()
  const inWords = useGradeInWords()
  const words = {
    faltas: () => t('diario.novo.absences', { n: now }),
    newGrade: () => t('diario.news.newGrade', { valor: inWords(now) }),
    gradeChanged: () => t('diario.novo.changed', { before: inWords(before ?? 0), valor: inWords(now) }),
  }
  return (
    <li>
      <ClasseLink classe={classe} />:{' '}
      {tipo !== 'faltas' && (
        <>
          <ServiceText>{nome}</ServiceText>{' '}
        </>
      )}
      {words[tipo]()}
    </li>
  )
}

interface Props {
  news: ReturnType<typeof useNews>
  readItems: readonly ReadItem[]
  classes: readonly Classe[]
  /** Whether `classes` are all classes of the student. */
  whole: boolean
}

export function NewsSection({ news: { list, recados }, readItems, classes, whole }: Props) {
  const t = useT()
  const aluno = useAluno()
  if (list.length === 0 && recados.length === 0) return null
  const allSeen = () => {
    lookAt(aluno, readItems)
    lookAtRecados(aluno, recadoIds(classes), whole)
    announce(t('diario.news.allSeen'))
    // the pressed button disappears, so the focus goes to the page
    document.getElementById('conteudo')?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="novidades" className={styles.news}>
      <div className={home.head}>
        <h2 id="novidades">{t('diario.news.title')}</h2>
        <Button variant="link" onClick={allSeen}>
          {t('diario.news.seen')}
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
