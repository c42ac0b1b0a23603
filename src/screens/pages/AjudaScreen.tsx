/** The help page: what each person can do here, what to do when it fails, who can help, and what the words mean. */
import { Link, useLocation } from 'react-router-dom'
import { useView } from '@/access'
import type { View } from '@/domain/profiles'
import { useT } from '@/i18n'
import { helpAboutPlaces, paths } from '@/paths'
import { PersonContacts } from '../shared/help/WhoHelps'
import { OnThisPage, PartTitle, Prose } from './Prose'

const everybodys = ['entrar', 'leave', 'offline', 'install'] as const
const ofRecords = ['notas', 'faltas', 'justify'] as const
const ofPlaces = ['matricula', 'protocolo'] as const
/** Only who is a student marks attendance. */
const ofStudents = [...ofRecords, 'presenca', ...ofPlaces] as const
const ofTeachers = ['lancar', 'unsent', 'paste', 'publish', 'changed', 'otherTab'] as const
const ofOffice = ['pessoa', 'papeis'] as const
const words = ['protocolo', 'turma', 'turno', 'serie', 'mediaParcial', 'segundaChamada'] as const

/** The questions for each profile; without a session all of them. */
const questions = {
  student: [...ofStudents, ...everybodys],
  guardian: [...ofRecords, ...ofPlaces, ...everybodys],
  teacher: [...ofTeachers, ...everybodys],
  office: [...ofOffice, ...everybodys],
  none: [...everybodys, ...ofStudents, ...ofTeachers, ...ofOffice],
} as const satisfies Record<View, readonly string[]>

/** The questions of a family in the middle of an enrollment request. */
const aboutVagas = ['matricula', 'documentos', 'protocolo', 'offline'] as const
const wordsOfVagas = ['protocolo', 'serie', 'turno', 'eja'] as const

type Question = (typeof questions)['none'][number] | (typeof aboutVagas)[number]

type Word = (typeof words)[number] | (typeof wordsOfVagas)[number]

interface Props {
  asked: readonly Question[]
  explained: readonly Word[]
  /** Lists the contents of a long page first. */
  long?: boolean
}

/** Contacts first, then the questions, then the meaning of words. */
function Help({ asked, explained, long = false }: Props) {
  const t = useT()
  const who = { id: 'quem', title: t('pages.help.who') }
  const questions = asked.map((one) => ({ id: one, title: t(`pages.help.${one}.title`), one }))
  const meanings = { id: 'palavras', title: t('pages.help.words') }
  return (
    <>
      {long && <OnThisPage parts={[who, ...questions, meanings]} />}
      <PartTitle {...who} />
      <PersonContacts />
      {questions.map(({ one, ...part }) => (
        <section key={one}>
          <PartTitle {...part} />
          <p>{t(`pages.help.${one}.text`)}</p>
        </section>
      ))}
      <PartTitle {...meanings} />
      <dl>
        {explained.map((one) => (
          <div key={one}>
            <dt>{t(`pages.word.${one}.nome`)}</dt>
            <dd>{t(`pages.word.${one}.text`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function Component() {
  const t = useT()
  const view = useView()
  const { hash, pathname } = useLocation()
  if (`${pathname}${hash}` === helpAboutPlaces) {
    return (
      <Prose title={t('pages.help.vagas')} back={<Link to={paths.vagas}>{t('pages.help.back')}</Link>}>
        <Help asked={aboutVagas} explained={wordsOfVagas} />
        <p className="reach">
          <Link to={paths.ajuda}>{t('pages.help.whole')}</Link>
        </p>
      </Prose>
    )
  }
  return (
    <Prose title={t('pages.help.title')} lead={t('pages.help.lead')}>
      <Help long asked={questions[view]} explained={words} />
      <p>{t('pages.configuracoes.version', { versao: __VERSION__ })}</p>
    </Prose>
  )
}
