/** One message in full: the sender in words, the text as plain text, however long (caderno §4.6). */
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { reading } from '@/api'
import { op, type Recado } from '@/contract'
import { useT } from '@/i18n'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { ServiceText } from '@/ui/ServiceText'
import { Skeleton } from '@/ui/Skeleton'
import { Updated } from '../shared/Updated'
import { askFor, useAluno, useDiarioPath } from './aluno'
import { Indisponivel } from './Indisponivel'
import { markLido } from './lidos'
import { remetente } from './recados'

function Texto({ recado, id }: { recado: Recado; id: number }) {
  const t = useT()
  const aluno = useAluno()
  useEffect(() => {
    markLido(aluno, id)
  }, [aluno, id])
  return (
    <article>
      <h2>{t('diario.recados.from', { remetente: remetente(t, recado.perfilRemetente) })}</h2>
      {recado.descricao ? <ServiceText as="p">{recado.descricao}</ServiceText> : <p>{t('diario.recados.empty')}</p>}
    </article>
  )
}

export function Component() {
  const t = useT()
  const path = useDiarioPath()
  const aluno = useAluno()
  const id = Number(useParams()['idRecado'])
  const query = useQuery(reading(op.GetRecado, { ...askFor(aluno), id }))
  const { data: answer, error } = query
  // one that is gone is told here; any other failure is the page's
  const gone = error?.kind === 'notFound'
  if (error && !answer && !gone) throw error
  const back = <Link to={path('recados')}>{t('moldura.menu.recados')}</Link>
  if (gone) return <Indisponivel title={t('diario.recados.one')} back={back} words={t('diario.recados.gone')} />
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('diario.recados.one')}
        back={back}
        lead={
          answer && (
            <Updated
              updatedAt={query.dataUpdatedAt}
              refreshing={query.isFetching}
              error={error}
              dropped={answer.dropped}
              onRefresh={() => void query.refetch()}
            />
          )
        }
      />
      {answer ? <Texto recado={answer.reply} id={id} /> : <Skeleton lines={4} />}
    </Stack>
  )
}
Component.displayName = 'RecadoScreen'
