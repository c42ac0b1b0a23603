/** The help page: what each person can do here, what to do when it fails, who can help, and what the words mean. */
import { Fragment, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useView } from '@/access'
import type { View } from '@/domain/profiles'
import { type Translate, useT } from '@/i18n'
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

/** The questions by whom they are for. */
const everybody = { of: 'everybody', asked: everybodys } as const
const students = { of: 'families', asked: ofStudents } as const
const guardians = { of: 'families', asked: [...ofRecords, ...ofPlaces] } as const
const teachers = { of: 'teachers', asked: ofTeachers } as const
const office = { of: 'office', asked: ofOffice } as const

/** The groups of questions for each profile; without a session all of them. */
const groups = {
  student: [students, everybody],
  guardian: [guardians, everybody],
  teacher: [teachers, everybody],
  office: [office, everybody],
  none: [everybody, students, teachers, office],
} as const satisfies Record<View, readonly Group[]>

/** The questions of a family in the middle of an enrollment request. */
const aboutVagas = ['matricula', 'documentos', 'protocolo', 'offline'] as const
const wordsOfVagas = ['protocolo', 'serie', 'turno', 'eja'] as const

type Question = (
  typeof everybodys | typeof ofStudents | typeof ofTeachers | typeof ofOffice | typeof aboutVagas
)[number]

type Word = (typeof words)[number] | (typeof wordsOfVagas)[number]

interface Group {
  of: 'everybody' | 'families' | 'teachers' | 'office'
  asked: readonly Question[]
}

/** Questions with their answers; `under` a heading where they are a group. */
function Questions({ asked, under = false }: { asked: readonly Question[]; under?: boolean }) {
  const t = useT()
  return asked.map((one) => (
    <section key={one}>
      <PartTitle id={one} title={t(`pages.help.${one}.title`)} under={under} />
      <p>{t(`pages.help.${one}.text`)}</p>
    </section>
  ))
}

/** Contacts first, then the questions, then the meaning of words. */
function Help({ explained, children }: { explained: readonly Word[]; children: ReactNode }) {
  const t = useT()
  return (
    <>
      <PartTitle {...contacts(t)} />
      <PersonContacts />
      {children}
      <PartTitle {...meanings(t)} />
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
const contacts = (t: Translate) => ({ id: 'quem', title: t('pages.help.who') })
const meanings = (t: Translate) => ({ id: 'palavras', title: t('pages.help.words') })

export function Component() {
  const t = useT()
  const view = useView()
  const { hash, pathname } = useLocation()
  if (`${pathname}${hash}` === helpAboutPlaces) {
    return (
      // a page of its own at the same pathname: mounted anew, so that its heading takes the focus
      <Prose key="vagas" title={t('pages.help.vagas')} back={<Link to={paths.vagas}>{t('pages.help.back')}</Link>}>
        <Help explained={wordsOfVagas}>
          <Questions asked={aboutVagas} />
        </Help>
        <p className="reach">
          <Link to={paths.ajuda}>{t('pages.help.whole')}</Link>
        </p>
      </Prose>
    )
  }
  const parts = groups[view].map(({ of, asked }) => ({
    id: of,
    title: t(`pages.help.of.${of}`),
    asked,
    parts: asked.map((one) => ({ id: one, title: t(`pages.help.${one}.title`) })),
  }))
  return (
    <Prose title={t('pages.help.title')} lead={t('pages.help.lead')}>
      <OnThisPage parts={[contacts(t), ...parts, meanings(t)]} />
      <Help explained={words}>
        {parts.map(({ id, title, asked }) => (
          <Fragment key={id}>
            <PartTitle id={id} title={title} />
            <Questions under asked={asked} />
          </Fragment>
        ))}
      </Help>
      <p>{t('pages.configuracoes.version', { versao: __VERSION__ })}</p>
    </Prose>
  )
}
