/** The week of lessons as a page that prints: each day with hours, subjects, rooms and teachers. */
import { aulasOfWeek } from '@/domain/timetable'
import { useI18n } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Empty } from '@/ui/page/Empty'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { PrintFoot, PrintHead } from '../../shared/paper/PrintFrame'
import { LastUpdated } from '../../shared/LastUpdated'
import { attendedOf, useFiguresOf } from '../classe/figures'
import { ClasseLink, DiarioLink } from '../classe/links'
import { hoursInWords } from '../classe/lessonDays'
import { RestToCome } from '../classe/RestToCome'
import { useAluno } from '../classe/student'
import { ofOneStudent } from '../aluno/ChooseChild'
import { OfPeriodo, usePeriodo } from '../classe/PeriodoPicker'
import styles from './SemanaScreen.module.css'
import { useAllPages, useClasses } from '../classe/useClasse'

function Semana() {
  const { t, format } = useI18n()
  const aluno = useAluno()
  const pages = useAllPages(useClasses())
  const periodo = usePeriodo(pages.itens)
  const listed = periodo.current ? periodo.running : periodo.classes
  const classes = attendedOf(listed, useFiguresOf({ unsure: periodo.unsure, classes: listed }).figures)
  const days = aulasOfWeek(classes)
  // no period is named where the week has lessons of several current periods
  const isOfOne = classes.every((classe) => periodo.classes.includes(classe))
  const title = t('diario.semana.title')
  return (
    <Stack gap={5}>
      <PrintHead whose={aluno.nome} periodo={isOfOne ? periodo.descricao : undefined} />
      <PageHeader
        title={title}
        heading={isOfOne && <OfPeriodo {...periodo}>{title}</OfPeriodo>}
        back={<DiarioLink to="inicio">{t('frame.menu.inicio')}</DiarioLink>}
        lead={<LastUpdated {...pages} onRefresh={pages.refresh} />}
      />
      {days.length === 0 &&
        !periodo.unsure &&
        (pages.rest ? (
          <RestToCome rest={pages.rest} />
        ) : (
          <Empty title={t('diario.turma.noTimetable')} text={t('diario.semana.emptyHint')} />
        ))}
      <div className={styles.week}>
        {days.map(({ diaSemana, aulas }) => (
          <section key={diaSemana} aria-labelledby={`dia-${diaSemana}`}>
            <h2 id={`dia-${diaSemana}`} className="capital">
              {format.weekday(diaSemana)}
            </h2>
            <ol {...plainList} className="reach">
              {aulas.map(({ classe, inicio, fim }) => (
                <li key={`${classe.id} ${inicio}`}>
                  <span className="quiet">{hoursInWords(t, format, { inicio, fim })}</span>
                  <ClasseLink classe={classe} to="turma" />
                  <ServiceText className="quiet">
                    {[classe.sala, classe.professor?.nome].filter(Boolean).join(' · ')}
                  </ServiceText>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {days.length > 0 && (
        <p className="no-print">
          <Button onClick={() => window.print()}>{t('diario.notas.print')}</Button>
        </p>
      )}
      <PrintFoot />
    </Stack>
  )
}

export const Component = ofOneStudent('semana', Semana)
