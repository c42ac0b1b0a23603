/** The home of a student (and of one child of a guardian): what is wrong, new, today, next, in one glance (caderno §4.2). */
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Classe } from '@/contract'
import { useI18n } from '@/i18n'
import { Empty } from '@/ui/Empty'
import { useHeld } from '@/ui/Held'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'
import { Untold } from '@/ui/Untold'
import { Section } from '../shared/Section'
import { useAluno, useDiarioPath } from './aluno'
import { ClasseList } from './ClasseList'
import { orderedByState, useFiguras } from './figuras'
import { frases } from './frase'
import { Hoje } from './Hoje'
import { Leitura } from './Leitura'
import { NovidadesSection } from './NovidadesSection'
import { useOcultas } from './ocultas'
import { OQueVem } from './OQueVem'
import { DoPeriodo, PeriodoPicker, usePeriodo } from './PeriodoPicker'
import { doPeriodo } from './periodos'
import { RecadoRecente } from './RecadoRecente'
import { useAllPages } from './useAllPages'
import { useClasses } from './useClasse'
import { useNovidades } from './visita'
import styles from './EstudanteInicio.module.css'

export function EstudanteInicio() {
  const { t, format } = useI18n()
  const aluno = useAluno()
  const path = useDiarioPath()
  const own = aluno.index === null
  // the current period and the newest message may stand on the last page
  const { itens, updatedAt, refreshing, error, dropped, refresh } = useAllPages(useClasses())
  const periodo = usePeriodo(itens)
  const classes = useMemo(() => doPeriodo(itens, periodo.id), [itens, periodo.id])
  // while it is not known which classes are meant, none of the others' is asked for
  const counted: readonly Classe[] = !periodo.unsure && classes.length <= orderedByState ? classes : []
  const figuras = useFiguras(counted, aluno)
  const held = useHeld(periodo.unsure || figuras.some(({ pending }) => pending))
  const novidades = useNovidades(aluno, figuras, itens)
  const hidden = useOcultas()
  const sentences = frases(t, figuras, {
    novas: novidades.counts,
    join: (items) => format.list(items),
    grade: hidden ? null : (valor) => format.grade(valor),
  })
  // the whole page waits once; for another period only its list does, and the focus stays on what was used
  const [begun, setBegun] = useState(!held)
  if (!held && !begun) setBegun(true)
  // meanwhile what was said of the other keeps its room
  const [said, setSaid] = useState(sentences)
  if (!held && said.join() !== sentences.join()) setSaid(sentences)
  // a period that is over has neither lessons today nor evaluations ahead
  const current = !periodo.unsure && periodo.periodos.find(({ id }) => id === periodo.id)?.vigente !== false
  const firstName = aluno.nome.split(' ')[0] ?? ''
  const refreshAll = () => {
    refresh()
    novidades.refresh()
  }
  return (
    <Stack gap={1}>
      <PageHeader
        margin
        title={t('moldura.menu.inicio')}
        heading={
          firstName ? (
            <>
              {t(own ? 'diario.inicio.hello' : 'diario.inicio.about')} <bdi lang="pt-BR">{firstName}</bdi>
              <DoPeriodo {...periodo} />
            </>
          ) : (
            t('diario.inicio.helloAnyone')
          )
        }
        lead={
          // straight inside the header, whose lines of text stand on rules
          begun && said.map((sentence) => <p key={sentence}>{held ? <Untold like={sentence} /> : sentence}</p>)
        }
      />
      {!begun && <Skeleton lines={9} />}
      <div hidden={!begun} className={styles.page}>
        <NovidadesSection novidades={novidades} />
        <div className={styles.parts}>
          {current && <Hoje classes={classes} />}
          <section aria-labelledby="turmas" className={styles.classes}>
            <div className={styles.head}>
              <h2 id="turmas">{t(own ? 'diario.turmas.mine' : 'moldura.menu.turmas')}</h2>
              <Link to={path('boletim')}>{t('moldura.menu.boletim')}</Link>
            </div>
            <PeriodoPicker {...periodo} />
            {begun && held && <Skeleton lines={9} />}
            <div hidden={held}>
              {classes.length === 0 ? (
                <Empty title={t(own ? 'diario.turmas.empty' : 'diario.turmas.emptyChild')}>
                  <p>{t('diario.turmas.emptyHint')}</p>
                </Empty>
              ) : (
                <ClasseList classes={classes} figuras={figuras} shown={begun && !held} aluno={aluno} />
              )}
            </div>
          </section>
          {current && <OQueVem figuras={figuras} ready={begun && !held} />}
          <section aria-labelledby="recado" className={styles.message}>
            <h2 id="recado">{t('diario.recados.newest')}</h2>
            <Section errorTitle={t('diario.recados.failedOne')}>
              <RecadoRecente classes={itens} aluno={aluno} />
            </Section>
          </section>
        </div>
        <Leitura {...{ updatedAt, refreshing, error, dropped }} onRefresh={refreshAll} />
      </div>
    </Stack>
  )
}
