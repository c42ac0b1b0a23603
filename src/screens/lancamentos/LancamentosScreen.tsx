/** The teacher's gradebook of one class. */
import { useEffect, useState } from 'react'
import { generatePath, Link } from 'react-router-dom'
import { prefetch, prefetchPages } from '@/api'
import { op } from '@/contract'
import { useT } from '@/i18n'
import { type ParamsOf, useParamsOf } from '@/params'
import { paths } from '@/paths'
import { keepsUnsent, type Session, useSession } from '@/session'
import { ConfirmButton } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { PageHeader } from '@/ui/page/PageHeader'
import { ServiceText } from '@/ui/data/ServiceText'
import { Skeleton } from '@/ui/page/Skeleton'
import { TextPlaceholder } from '@/ui/page/TextPlaceholder'
import { Section } from '../shared/Section'
import { keptGrades } from '../shared/sent/keptGrades'
import { nameOfClasse, titleOfClasse, turmaOfClasse } from '../diario/classe/figures'
import { classesAsk } from '../diario/classe/reads'
import { useClasse } from '../diario/classe/useClasse'
import { common } from '../diario/classe/PeriodoPicker'
import { usePeriodoOfClasse } from '../diario/classe/periodoOfClasse'
import { turmaToRead, useTurma } from '../diario/classe/useTurma'
import { BackToTurmas, aboutOne } from '../diario/classe/Unavailable'
import { keptInWords } from './classe/words'
import { GradebookBody } from './Gradebook'

/** What the grid needs of the class: its name for the file, and its limit of absences; the grid waits for neither. */
interface Told {
  nome: string | null
  limite: number | null
}

/** "Matemática · 7º A · 2026, 2º bimestre"; parts that the service does not give are left out. */
function WhichClasse({ onClasse }: { onClasse: (told: Told) => void }) {
  const { classe } = useClasse()
  const { limite } = useTurma(classe)
  const { periodo, pending } = usePeriodoOfClasse(classe)
  const titulo = classe && titleOfClasse(classe)
  useEffect(() => {
    if (titulo) onClasse({ nome: titulo, limite })
  }, [titulo, limite, onClasse])
  if (!classe) return null
  const parts = [nameOfClasse(classe), turmaOfClasse(classe), periodo?.descricao].filter(Boolean)
  if (pending) return <TextPlaceholder like={[...parts, common].join(' · ')} />
  return <ServiceText>{parts.join(' · ')}</ServiceText>
}

/** Prefetches the class and its limit of absences, which the chart needs at once when it is printed. */
export async function next({ idClasse }: ParamsOf<typeof paths.lancamentos>, { idPessoa }: Session): Promise<void> {
  const classes = await prefetchPages(op.Classes, classesAsk({ idPessoa }))
  const classe = classes.find(({ id }) => id === idClasse)
  const id = classe ? turmaToRead(classe) : 0
  if (id) await prefetch(op.GetTurma, { id })
}

function NothingLost() {
  const t = useT()
  return keepsUnsent() && <p>{t('frame.error.nothingLost')}</p>
}

/** Says what this tab keeps of a class that is gone, and lets it be discarded, because nothing can send it. */
function Kept() {
  const t = useT()
  const { idClasse } = useParamsOf(paths.lancamentos)
  const [discarded, setDiscarded] = useState(false)
  const what = discarded ? '' : keptInWords(t, idClasse)
  if (what === '') return null
  const discard = () => {
    keptGrades.write(null, idClasse)
    setDiscarded(true)
    announce(t('lancamentos.discard.done'))
  }
  return (
    <MoveFocusOnUnmount>
      <NothingLost />
      <p>{t('lancamentos.keptHere', { what })}</p>
      <ConfirmButton
        variant="link"
        label={t('lancamentos.discard.button')}
        title={t('lancamentos.keptForget')}
        yes={t('lancamentos.discard.yes')}
        onYes={discard}
      >
        <p>{t('lancamentos.discard.lead')}</p>
      </ConfirmButton>
    </MoveFocusOnUnmount>
  )
}

function Lancamentos() {
  const t = useT()
  const { idClasse } = useParamsOf(paths.lancamentos)
  // after a change of profile this page stays until the home is loaded, and must not request anything for that profile
  const perfil = useSession()?.perfil
  const [ofTeacher] = useState(perfil)
  const [told, setTold] = useState<Told>({ nome: null, limite: null })
  // the error of the class stays quiet until the students are shown; a retry of the students retries the class too
  const [arrived, setArrived] = useState(false)
  const [turn, setTurn] = useState(0)
  if (perfil !== ofTeacher) return null
  return (
    <>
      <PageHeader
        line
        title={t('lancamentos.title')}
        back={<Link to={generatePath(paths.turma, { idClasse: String(idClasse) })}>{t('lancamentos.back')}</Link>}
        lead={
          <Section
            key={turn}
            quiet={!arrived}
            errorTitle={t('lancamentos.classeFailed')}
            fallback={<TextPlaceholder like={`Matemática · 7º A · ${common}`} />}
          >
            <WhichClasse onClasse={setTold} />
          </Section>
        }
      />
      <Section
        key={idClasse}
        whole
        ofOne
        errorTitle={t('lancamentos.turma.failed')}
        errorMore={<NothingLost />}
        onRetry={() => setTurn(turn + 1)}
        fallback={<Skeleton lines={6} />}
      >
        <GradebookBody idClasse={idClasse} onArrive={setArrived} {...told} />
      </Section>
    </>
  )
}

export const Component = aboutOne('lancamentos.title', 'lancamentos.gone', BackToTurmas, Lancamentos, Kept)
