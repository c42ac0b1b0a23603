/** The page of one evaluation: name, date by the school's clock, weight, kind, second call, description. */
import { useQuery } from '@tanstack/react-query'
import { useMayOpen } from '@/access'
import { reading, useReads } from '@/api'
import { type Avaliacao as Evaluation, type Classe, type Identificador, op } from '@/contract'
import { isVisible } from '@/domain/notas/notas'
import { type Translate, useI18n, useT } from '@/i18n'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { settings } from '@/settings'
import { Button, buttonClass } from '@/ui/action/Button'
import { useLoading } from '@/ui/action/LoadTogether'
import { Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { ServiceText } from '@/ui/data/ServiceText'
import { SummaryList } from '@/ui/data/SummaryList'
import { saveCalendar } from '../../shared/time/calendar'
import { LastUpdated } from '../../shared/LastUpdated'
import { useNow } from '../../shared/time/clock'
import { ofOneAvaliacao } from '../aluno/ofOneClasse'
import { gradeOf, useOriginOf } from '../classe/classeOfAvaliacao'
import { nameOfNota, titleOfClasse } from '../classe/figures'
import { BackToClasse, ClasseLink, DiarioLink, useOrigin } from '../classe/links'
import { useAluno } from '../classe/student'
import { BackToTurmas, aboutOne } from '../classe/Unavailable'
import { readsAvaliacao, recordAsk } from '../classe/reads'
import { daysUntil, eventOf, isAhead, whenOf, withHour } from '../classe/evaluationDays'
import { stateOf, GradeValue } from '../page/GradeValue'

const tipos = [1, 2, 3, 4, 5, 6] as const

/** The word of a kind: from the settings, else the portal's, else its number (decisions §5); 0: none was sent. */
function kindInWords(t: Translate, tipo: number): string {
  const own = settings().evaluationTypes?.[String(tipo)]
  const known = tipos.find((one) => one === tipo)
  if (own !== undefined) return own
  if (known) return t(`diario.tipo.${known}`)
  return t(tipo === 0 ? 'diario.avaliacao.untold' : 'diario.tipo.unknown', { n: tipo })
}

function SegundaChamada({ dataSegundaChamada: at }: Pick<Evaluation, 'dataSegundaChamada'>) {
  const { t, format } = useI18n()
  const now = useNow()
  const when = whenOf(at, t, format, now)
  if (when === null) return null
  const days = daysUntil(at, now) ?? -1
  const ahead = isAhead(at, format, now)
  const soon = days === 0 || days === 1
  return (
    <Notice tone={ahead ? 'info' : 'neutral'} title={t('diario.avaliacao.secondCall')}>
      <p className="capital">
        <strong>{when}</strong>
        {soon && <> · {format.dateWithWeekday(at)}</>}
      </p>
      {ahead && !soon && <p>{t('diario.avaliacao.daysLeft', { n: days })}</p>}
      <p>{t('diario.avaliacao.secondCallHint')}</p>
    </Notice>
  )
}

/** The student's own grade, from the record of the class. */
function NotaInClasse({ id, origin }: { id: Identificador; origin: Classe }) {
  const t = useT()
  const { data, error } = useQuery(reading(op.AproveitamentosAlunos, recordAsk(useAluno(), origin.id)))
  if (!data) return error ? t('diario.turmas.unread') : '…'
  const nota = gradeOf(data.reply.itens, id)
  if (!nota) return t(data.dropped > 0 ? 'diario.turmas.unread' : 'diario.avaliacao.untold')
  const state = t(`frame.ui.grade.${stateOf(nota)}`)
  if (!isVisible(nota) || nota.valor === null) return state
  return (
    <>
      <strong>
        <GradeValue valor={nota.valor} />
      </strong>{' '}
      · {state}
    </>
  )
}

function Avaliacao() {
  const { t, format } = useI18n()
  const mayOpen = useMayOpen()
  const { idAvaliacao: id } = useParamsOf(paths.avaliacao)
  const { origin, open } = useOriginOf(id)
  const waits = useLoading(open)
  const { data, ...reading } = useReads(readsAvaliacao({ idAvaliacao: id }, useAluno())).avaliacao
  const date = format.dateWithWeekday(data.data)
  const now = useNow()
  const about = { chave: String(data.id ?? id), nome: nameOfNota(t, data), classe: origin }
  // only dates still ahead go into a calendar
  const events = [
    eventOf(t, { ...about, at: data.data ?? '', secondCall: false }),
    eventOf(t, { ...about, at: data.dataSegundaChamada ?? '', secondCall: true }),
  ].filter(({ at }) => format.date(at) && isAhead(at, format, now))
  // the class adds lines above and below, so the page waits a while for it
  if (waits) return <Skeleton lines={6} />
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('diario.avaliacao.title')}
        heading={data.nome ? <ServiceText>{data.nome}</ServiceText> : undefined}
        back={<BackTo origin={origin} />}
        lead={
          <>
            {origin && <ServiceText as="p">{titleOfClasse(origin)}</ServiceText>}
            <p className="capital">{date ? withHour(date, data.data, format) : t('diario.avaliacao.noDate')}</p>
            <LastUpdated {...reading} onRefresh={reading.refresh} />
          </>
        }
        actions={
          origin &&
          mayOpen('lancamentos') && (
            <DiarioLink className={buttonClass('primary')} to="lancamentos" of={{ idClasse: origin.id }}>
              {t('diario.avaliacao.enter')}
            </DiarioLink>
          )
        }
      />
      <SummaryList
        items={[
          // a teacher has no grade of their own
          ...(origin && mayOpen('notas')
            ? [{ term: t('diario.notas.grade'), value: <NotaInClasse id={id} origin={origin} /> }]
            : []),
          {
            term: t('diario.notas.weight'),
            value: data.peso === null ? t('diario.avaliacao.untold') : format.number(data.peso, 3),
          },
          { term: t('diario.avaliacao.kind'), value: kindInWords(t, data.tipo) },
          ...(data.nomeResumido && data.nomeResumido !== data.nome
            ? [{ term: t('diario.avaliacao.short'), value: <ServiceText>{data.nomeResumido}</ServiceText> }]
            : []),
          ...(data.ordinal > 0 ? [{ term: t('diario.avaliacao.ordinal'), value: format.number(data.ordinal) }] : []),
        ]}
      />
      <SegundaChamada {...data} />
      {data.descricao && (
        <section aria-labelledby="descricao">
          <h2 id="descricao">{t('diario.avaliacao.description')}</h2>
          <ServiceText as="p">{data.descricao}</ServiceText>
        </section>
      )}
      {events.length > 0 && (
        <p className="no-print">
          <Button onClick={() => saveCalendar(t, t('diario.avaliacao.file'), events)}>
            {t(events.length > 1 ? 'diario.avaliacao.calendarBoth' : 'diario.avaliacao.calendar')}
          </Button>
        </p>
      )}
    </Stack>
  )
}

/** The link back to the class of the evaluation, else to all classes. */
function BackTo({ origin }: { origin: Classe | null }) {
  const mayOpen = useMayOpen()
  if (!origin) return <BackToTurmas />
  return mayOpen('notas') ? <ClasseLink classe={origin} /> : <BackToClasse classe={origin} />
}

/** The link back where the evaluation is gone: its class is that from which the page was opened. */
const Back = () => <BackTo origin={useOrigin()} />

export const Component = ofOneAvaliacao(aboutOne('diario.avaliacao.title', 'diario.avaliacao.gone', Back, Avaliacao))
