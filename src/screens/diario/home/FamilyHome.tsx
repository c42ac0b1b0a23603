/** The home of a guardian of several children: one card for each child with warnings, news and the next lesson. */
import { useRef } from 'react'
import type { Classe } from '@/contract'
import { useT } from '@/i18n'
import { useSession } from '@/session'
import { Card } from '@/ui/page/Card'
import { LoadTogether, useLoadingPart } from '@/ui/action/LoadTogether'
import { TallyLabel } from '@/ui/data/Tally'
import { classNames } from '@/ui/look/classNames'
import { PageHeader } from '@/ui/page/PageHeader'
import { PrintFoot, PrintHead } from '../../shared/paper/PrintFrame'
import { FailedFigures } from '../classe/FailedFigures'
import { DiarioLink } from '../classe/links'
import { AlunoContext, useAluno } from '../classe/student'
import { ChildName, ChildPicker } from '../aluno/ChildPicker'
import styles from './FamilyHome.module.css'
import { attendedOf, byUrgency, useFiguresOf } from '../classe/figures'
import type { ChildOf, useChildren } from '../aluno/children'
import { Greeting } from './Greeting'
import { useHomeSentences } from './stateSentence'
import { ReadingBar, RememberSeen } from '../page/ReadingBar'
import { useNews } from '../news/news'
import { NextEvent } from './ComingUp'
import { NextLesson } from './NextLesson'
import { usePeriodo } from '../classe/PeriodoPicker'
import { recadoIds, useLidos } from '../recados/recados'
import { RestToCome } from '../classe/RestToCome'
import { refreshAll } from '../classe/useClasse'

interface Props {
  classes: readonly Classe[]
  pages: ReturnType<typeof useChildren>['pages']
  among: number
}

function Child({ classes: all, pages, among }: Props) {
  const t = useT()
  const aluno = useAluno()
  const periodo = usePeriodo(all)
  // a card has no picker, so it tells every current period
  const { unsure, current, running } = periodo
  const { figures, pending } = useFiguresOf({ unsure, classes: current ? running : periodo.classes })
  useLoadingPart(pending)
  const { counts } = useNews(
    figures,
    all,
    pages.rest === null,
    aluno.nome || t('diario.alunos.nth', { n: aluno.index ?? 0 }),
  )
  const sentences = useHomeSentences(figures, { ...counts, recados: 0 }, periodo.current, pages)
  // the tally of the most urgent class stands before the sentence
  const [worst] = figures.filter(({ record }) => record?.ativo !== false).sort(byUrgency)
  const lidos = useLidos(aluno)
  const unread = recadoIds(all).filter((id) => !lidos.has(id)).length
  const id = `filho-${aluno.index ?? 0}`
  return (
    <Card as="section" labelledBy={id} className={styles.card ?? ''}>
      <h2 id={id} className="thumb">
        <DiarioLink to="inicio">
          <ChildName {...aluno} />
        </DiarioLink>
      </h2>
      {periodo.unsure && <RestToCome rest="loading" />}
      {sentences.map((sentence, i) => (
        <p key={sentence}>
          {i === 0 && worst && <TallyLabel band={worst.faltas.band} over={!periodo.current} />} {sentence}
        </p>
      ))}
      {periodo.current && (
        <>
          <NextLesson classes={attendedOf(running, figures)} />
          <NextEvent figures={figures} ready={!pending} rest={pages.rest} among={among} />
        </>
      )}
      {unread > 0 && (
        <p className={classNames(styles.unread, 'reach')}>
          <DiarioLink to="recados">{t('frame.menu.unread', { n: unread })}</DiarioLink>
        </p>
      )}
    </Card>
  )
}

export function FamilyHome({ filhos, pages }: { filhos: readonly ChildOf[]; pages: Props['pages'] }) {
  const t = useT()
  const cards = useRef<HTMLDivElement>(null)
  const children = filhos.map((aluno) => ({
    aluno,
    classes: pages.itens.filter((classe) => classe.aluno?.idPessoa === aluno.idPessoa),
  }))
  return (
    <>
      <PrintHead />
      <ChildPicker filhos={filhos} index={null} />
      <PageHeader margin title={t('frame.menu.inicio')} heading={<Greeting name={useSession()?.displayName ?? ''} />} />
      <LoadTogether>
        <FailedFigures of={children} list={cards} />
        <div ref={cards} className={styles.cards}>
          {children.map(({ aluno, classes }) => (
            <AlunoContext key={aluno.idPessoa} value={aluno}>
              <Child {...{ classes, pages }} among={filhos.length} />
            </AlunoContext>
          ))}
        </div>
        <ReadingBar {...pages} onRefresh={() => refreshAll(pages)} />
        <RememberSeen />
      </LoadTogether>
      <PrintFoot />
    </>
  )
}
