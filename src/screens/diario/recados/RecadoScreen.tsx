/** One message in full: the sender in words, the text as plain text, however long. */
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useFirstPage, useReads } from '@/api'
import { op } from '@/contract'
import { useT } from '@/i18n'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { ServiceText } from '@/ui/data/ServiceText'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { Updated } from '../../shared/Updated'
import { useOrigin } from '../classe/origin'
import { classesAsk, readsRecado } from '../classe/reads'
import { useAluno, useDiarioPath } from '../classe/student'
import { IfAny } from '../classe/Unavailable'
import { markLido } from './opened'
import { classesOf, remetente, useClasseCalled } from './recados'

function Recado({ id, back }: { id: number; back: ReactNode }) {
  const t = useT()
  const aluno = useAluno()
  const { data, ...reading } = useReads(readsRecado({ idRecado: id }, aluno)).recado
  const sentTo = classesOf(t, useFirstPage(op.Classes, classesAsk(aluno), true), id, useClasseCalled())
  useEffect(() => {
    markLido(aluno, id)
  }, [aluno, id])
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('diario.recados.one')}
        back={back}
        lead={<Updated {...reading} onRefresh={reading.refresh} />}
      />
      <article>
        <h2>{t('diario.recados.from', { remetente: remetente(t, data.perfilRemetente) })}</h2>
        {/* keeps its line while the classes are read */}
        <p>{sentTo ? <ServiceText>{sentTo}</ServiceText> : '\u00a0'}</p>
        {data.descricao ? <ServiceText as="p">{data.descricao}</ServiceText> : <p>{t('diario.recados.empty')}</p>}
      </article>
    </Stack>
  )
}

/** Back to the class that it was opened from, else to all messages. */
function Back() {
  const t = useT()
  const path = useDiarioPath()
  const origin = useOrigin()
  if (!origin) return <Link to={path('recados')}>{t('moldura.menu.recados')}</Link>
  return (
    <Link to={path('turma', { idClasse: origin.idClasse })}>
      <ServiceText>{[origin.nome, origin.turma].filter(Boolean).join(' · ')}</ServiceText>
    </Link>
  )
}

export function Component() {
  const t = useT()
  const { idRecado } = useParamsOf(paths.recado)
  const back = <Back />
  return (
    <IfAny key={idRecado} title={t('diario.recados.one')} back={back} words={t('diario.recados.gone')}>
      <Recado id={idRecado} back={back} />
    </IfAny>
  )
}
