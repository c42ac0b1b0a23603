/** The newest message over all classes. Messages carry no date: the newest has the largest id (decisions §7). */
import { memo } from 'react'
import { type ApiError, useReads } from '@/api'
import type { Classe } from '@/contract'
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { Row, Stack } from '@/ui/page/layout'
import { Boundary } from '../../shared/Section'
import { DiarioLink } from '../classe/links'
import { readsRecado } from '../classe/reads'
import { RestToCome } from '../classe/RestToCome'
import { useAluno } from '../classe/student'
import type { Rest } from '../classe/useClasse'
import { Gone } from './Gone'
import { classesOf, recadoIds, remetente, summaryOf } from './recados'

function Newest({ id, classes }: { id: number; classes: readonly Classe[] }) {
  const t = useT()
  const { data } = useReads(readsRecado({ idRecado: id }, useAluno())).recado
  const sentTo = classesOf(t, classes, id)
  return (
    <Stack gap={1}>
      <p>
        <span className="quiet strong">{remetente(t, data.perfilRemetente)}</span>
        {sentTo && ' · '}
        <ServiceText>{sentTo}</ServiceText>
      </p>
      <ServiceText as="p">{summaryOf(data.descricao)}</ServiceText>
      <Row gap={5} className="tight no-print">
        <DiarioLink to="recado" of={{ idRecado: id }}>
          {t('diario.recados.readWhole')}
        </DiarioLink>
        <DiarioLink to="recados">{t('diario.recados.all')}</DiarioLink>
      </Row>
    </Stack>
  )
}

/** The first message that is still there: one that the school removed gives way to the next, three times at most. */
function FirstThere({ ids, classes }: { ids: readonly number[]; classes: readonly Classe[] }) {
  const [id = 0, ...older] = ids
  const instead = (error: ApiError) => {
    if (error.kind !== 'notFound' || older.length === 0) throw error
    return (
      <>
        <Gone id={id} />
        <FirstThere ids={older} classes={classes} />
      </>
    )
  }
  return (
    <Boundary of={id} instead={instead}>
      <Newest id={id} classes={classes} />
    </Boundary>
  )
}

interface Props {
  classes: readonly Classe[]
  rest: Rest
}

export const NewestRecado = memo(function NewestRecado({ classes, rest }: Props) {
  const t = useT()
  const ids = recadoIds(classes)
  // a class that has not been read yet may have a newer message
  if (rest && (ids.length === 0 || rest === 'loading')) return <RestToCome rest={rest} />
  if (ids.length === 0) return <p className="muted">{t('diario.recados.none')}</p>
  return <FirstThere ids={ids.slice(0, 4)} classes={classes} />
})
