/** One message in full: the sender in words, the text as plain text, however long (caderno §4.6). */
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useMayOpen } from '@/access'
import { useReads } from '@/api'
import { useT } from '@/i18n'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { ServiceText } from '@/ui/ServiceText'
import { Updated } from '../shared/Updated'
import { useAluno, useDiarioPath } from './aluno'
import { SeHouver } from './Indisponivel'
import { markLido } from './lidos'
import { useOrigem } from './origem'
import { readsRecado } from './reads'
import { remetente } from './recados'

function Recado({ id, back }: { id: number; back: ReactNode }) {
  const t = useT()
  const aluno = useAluno()
  const { data, ...reading } = useReads(readsRecado({ idRecado: id }, aluno)).recado
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
        {data.descricao ? <ServiceText as="p">{data.descricao}</ServiceText> : <p>{t('diario.recados.empty')}</p>}
      </article>
    </Stack>
  )
}

/** To all messages; for a teacher, who has no such list, to the class that it was opened from. */
function Back() {
  const t = useT()
  const path = useDiarioPath()
  const mayOpen = useMayOpen()
  const origem = useOrigem()
  if (mayOpen('recados')) return <Link to={path('recados')}>{t('moldura.menu.recados')}</Link>
  if (!origem) return <Link to={path('turmas')}>{t('moldura.menu.turmas')}</Link>
  return (
    <Link to={path('turma', { idClasse: origem.idClasse })}>
      <ServiceText>{[origem.nome, origem.turma].filter(Boolean).join(' · ')}</ServiceText>
    </Link>
  )
}

export function Component() {
  const t = useT()
  const { idRecado } = useParamsOf(paths.recado)
  const back = <Back />
  return (
    <SeHouver key={idRecado} title={t('diario.recados.one')} back={back} words={t('diario.recados.gone')}>
      <Recado id={idRecado} back={back} />
    </SeHouver>
  )
}
Component.displayName = 'RecadoScreen'
