/** One message in full: the sender in words, the text as plain text, however long (caderno §4.6). */
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useRead } from '@/api'
import { op } from '@/contract'
import { useT } from '@/i18n'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { ServiceText } from '@/ui/ServiceText'
import { Section } from '../shared/Section'
import { askFor, useAluno, useDiarioPath } from './aluno'
import { markLido } from './lidos'
import { remetente } from './recados'

function Recado({ id }: { id: number }) {
  const t = useT()
  const aluno = useAluno()
  const { data } = useRead(op.GetRecado, { ...askFor(aluno), id })
  useEffect(() => {
    markLido(aluno, id)
  }, [aluno, id])
  return (
    <article>
      <h2>{t('diario.recados.from', { remetente: remetente(t, data.perfilRemetente) })}</h2>
      <ServiceText as="p">{data.descricao}</ServiceText>
    </article>
  )
}

export function Component() {
  const t = useT()
  const path = useDiarioPath()
  const id = Number(useParams()['idRecado'])
  return (
    <Stack gap={5}>
      <PageHeader title={t('diario.recados.one')} back={<Link to={path('recados')}>{t('comum.menu.recados')}</Link>} />
      <Section errorTitle={t('diario.recados.gone')}>
        <Recado id={id} />
      </Section>
    </Stack>
  )
}
Component.displayName = 'RecadoScreen'
