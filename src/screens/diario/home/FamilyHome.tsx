/** The home of a guardian of several children: one card a child with what is wrong, new and next. */
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Classe } from '@/contract'
import { useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { Card } from '@/ui/page/Card'
import { Held, useWaiting } from '@/ui/action/Held'
import { TallyLabel } from '@/ui/data/Tally'
import { PageHeader } from '@/ui/page/PageHeader'
import { PrintFoot } from '../../shared/PrintFrame'
import { AlunoContext, useAluno, useDiarioPath } from '../classe/student'
import { ChildPicker } from '../aluno/ChildPicker'
import { pathOfChild } from '../../shared/chosen'
import styles from './FamilyHome.module.css'
import { byUrgency, orderedByState, useFigures } from '../classe/figures'
import type { ChildOf } from '../aluno/children'
import { Greeting } from './Greeting'
import { homeSentences } from './stateSentence'
import { ReadingBar } from '../page/ReadingBar'
import { useLidos } from '../recados/opened'
import { useNews } from '../news/news'
import { NextEvent, NextLesson } from './Next'
import { useHiddenGrades } from '../page/hidden'
import { usePeriodo } from '../classe/PeriodoPicker'
import { ofPeriodo } from '../classe/periods'
import { recadoIds } from '../recados/recados'
import { RememberSeen } from '../news/RememberSeen'
import { refreshAll, type useClasses } from '../classe/useClasse'

function Child({ classes: all, whole, among }: { classes: readonly Classe[]; whole: boolean; among: number }) {
  const { t, format } = useI18n()
  const aluno = useAluno()
  const path = useDiarioPath()
  const periodo = usePeriodo(all)
  const classes = useMemo(() => ofPeriodo(all, periodo.id), [all, periodo.id])
  const figures = useFigures(!periodo.unsure && classes.length <= orderedByState ? classes : [], aluno)
  const pending = periodo.unsure || figures.some((figure) => figure.pending)
  useWaiting(pending)
  const { counts } = useNews(aluno, figures, all, whole)
  const lidos = useLidos(aluno)
  const hidden = useHiddenGrades()
  const sentences = homeSentences(t, figures, {
    novas: { ...counts, recados: 0 },
    join: (items) => format.list(items),
    grade: hidden ? null : (valor) => format.grade(valor),
  })
  // the tally of the most urgent class stands before the sentence
  const [worst] = figures.filter(({ record }) => record?.ativo !== false).sort(byUrgency)
  const unread = recadoIds(all).filter((id) => !lidos.has(id)).length
  const id = `filho-${aluno.index ?? 0}`
  return (
    <Card as="section" labelledBy={id} className={styles.card ?? ''}>
      <h2 id={id}>
        <Link to={path('inicio')}>
          <bdi lang="pt-BR">{aluno.nome || t('diario.alunos.nth', { n: aluno.index ?? 0 })}</bdi>
        </Link>
      </h2>
      {sentences.map((sentence, i) => (
        <p key={sentence}>
          {i === 0 && worst && <TallyLabel faltas={worst.faltas.faltas ?? 0} limite={worst.faltas.limite} />} {sentence}
        </p>
      ))}
      <NextLesson classes={classes} />
      <NextEvent figures={figures} ready={!pending} among={among} />
      {unread > 0 && (
        <p>
          <Link to={path('recados')}>{t('moldura.menu.unread', { n: unread })}</Link>
        </p>
      )}
    </Card>
  )
}

export function FamilyHome({ filhos, pages }: { filhos: readonly ChildOf[]; pages: ReturnType<typeof useClasses> }) {
  const t = useT()
  return (
    <>
      <ChildPicker filhos={filhos} index={null} addressOf={({ index }) => pathOfChild(index) + paths.inicio} />
      <PageHeader
        margin
        title={t('moldura.menu.inicio')}
        heading={<Greeting name={useSession()?.displayName ?? ''} />}
      />
      <Held>
        <div className={styles.cards}>
          {filhos.map((child) => (
            <AlunoContext key={child.idPessoa} value={child}>
              <Child
                classes={pages.itens.filter((classe) => classe.aluno?.idPessoa === child.idPessoa)}
                whole={!pages.hasMore}
                among={filhos.length}
              />
            </AlunoContext>
          ))}
        </div>
        <ReadingBar {...pages} onRefresh={() => refreshAll(pages)} />
        <RememberSeen />
      </Held>
      <PrintFoot />
    </>
  )
}
