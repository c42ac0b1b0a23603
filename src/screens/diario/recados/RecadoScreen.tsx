/** The page of one message: the sender in words, the whole text as plain text. */
import { useBackgroundPages, useReads } from '@/api'
import { op } from '@/contract'
import { useT } from '@/i18n'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { ServiceText } from '@/ui/data/ServiceText'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { PrintFoot, PrintHead } from '../../shared/paper/PrintFrame'
import { LastUpdated } from '../../shared/LastUpdated'
import { ofOneRecado } from '../aluno/ofOneClasse'
import { BackToClasse, DiarioLink, useOrigin } from '../classe/links'
import { classesAsk, readsRecado } from '../classe/reads'
import { useAluno } from '../classe/student'
import { aboutOne } from '../classe/Unavailable'
import { Gone } from './Gone'
import { useMarkLido } from './markLido'
import { classesOf, remetente, useClasseCalled } from './recados'

function Recado() {
  const t = useT()
  const aluno = useAluno()
  const { idRecado: id } = useParamsOf(paths.recado)
  const { data, ...reading } = useReads(readsRecado({ idRecado: id }, aluno)).recado
  const { itens, whole } = useBackgroundPages(op.Classes, classesAsk(aluno), true)
  const call = useClasseCalled()
  // a part of the classes would read as all to whom the message was sent
  const sentTo = whole ? classesOf(t, itens, id, call) : ''
  useMarkLido(id)
  return (
    <Stack gap={5}>
      <PrintHead whose={aluno.nome} />
      <PageHeader
        title={t('diario.recados.one')}
        back={<Back />}
        lead={<LastUpdated {...reading} onRefresh={reading.refresh} />}
      />
      <article>
        <Stack gap={3}>
          <div>
            <h2>{t('diario.recados.from', { remetente: remetente(t, data.perfilRemetente) })}</h2>
            {/* the line keeps its height while the classes are read */}
            <p className="quiet">{sentTo ? <ServiceText>{sentTo}</ServiceText> : '\u00a0'}</p>
          </div>
          {data.descricao ? <ServiceText as="p">{data.descricao}</ServiceText> : <p>{t('diario.recados.empty')}</p>}
        </Stack>
      </article>
      <PrintFoot />
    </Stack>
  )
}

/** The link back to the class from which the page was opened, else to all messages. */
function Back() {
  const t = useT()
  const origin = useOrigin()
  if (!origin) return <DiarioLink to="recados">{t('frame.menu.recados')}</DiarioLink>
  return <BackToClasse classe={origin} />
}

const GoneHere = () => <Gone id={useParamsOf(paths.recado).idRecado} />

export const Component = ofOneRecado(aboutOne('diario.recados.one', 'diario.recados.gone', Back, Recado, GoneHere))
