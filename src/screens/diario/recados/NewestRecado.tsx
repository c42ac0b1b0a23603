/** The newest message over all classes. Messages carry no date: the newest has the largest id (decisions §7). */
import { memo } from 'react'
import { useReads } from '@/api'
import type { Classe } from '@/contract'
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { Row, Stack } from '@/ui/page/layout'
import { DiarioLink } from '../classe/links'
import { readsRecado } from '../classe/reads'
import { RestToCome } from '../classe/RestToCome'
import { useAluno } from '../classe/student'
import type { Rest } from '../classe/useClasse'
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

interface Props {
  classes: readonly Classe[]
  rest: Rest
}

export const NewestRecado = memo(function NewestRecado({ classes, rest }: Props) {
  const t = useT()
  const [newest] = recadoIds(classes)
  // a class that has not been read yet may have a newer message
  if (rest && (newest === undefined || rest === 'loading')) return <RestToCome rest={rest} />
  if (newest === undefined) return <p className="muted">{t('diario.recados.none')}</p>
  return <Newest id={newest} classes={classes} />
})
