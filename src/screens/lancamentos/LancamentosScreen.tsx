/** The teacher's gradebook of one class. */
import { useEffect, useState } from 'react'
import { generatePath, Link } from 'react-router-dom'
import { prefetch, prefetchPages } from '@/api'
import { op } from '@/contract'
import { useT } from '@/i18n'
import { type ParamsOf, useParamsOf } from '@/params'
import { paths } from '@/paths'
import { keepsUnsent, type Session, useSession } from '@/session'
import { PageHeader } from '@/ui/page/PageHeader'
import { ServiceText } from '@/ui/data/ServiceText'
import { Skeleton } from '@/ui/page/Skeleton'
import { TextPlaceholder } from '@/ui/page/TextPlaceholder'
import { Section } from '../shared/Section'
import { nameOfClasse, titleOfClasse, turmaOfClasse } from '../diario/classe/figures'
import { classesAsk } from '../diario/classe/reads'
import { useClasse } from '../diario/classe/useClasse'
import { common } from '../diario/classe/PeriodoPicker'
import { usePeriodoOfClasse } from '../diario/classe/periodoOfClasse'
import { turmaToRead, useTurma } from '../diario/classe/useTurma'
import { GradebookBody } from './Gradebook'

/** What the grid needs of the class: its name for the file, its limit of absences. The grades wait for neither. */
interface Told {
  nome: string | null
  limite: number | null
}

/** "Matemática · 7º A · 2026, 2º bimestre", as far as the service tells. */
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

/** The limit of absences is read with the class: the picture needs it at once when it is printed. */
export async function next({ idClasse }: ParamsOf<typeof paths.lancamentos>, { idPessoa }: Session): Promise<void> {
  const classes = await prefetchPages(op.Classes, classesAsk({ idPessoa }))
  const classe = classes.find(({ id }) => id === idClasse)
  const id = classe ? turmaToRead(classe) : 0
  if (id) await prefetch(op.GetTurma, { id })
}

export function Component() {
  const t = useT()
  const { idClasse } = useParamsOf(paths.lancamentos)
  // stays on the page until the home has come: it asks nothing in the name of another profile
  const perfil = useSession()?.perfil
  const [ofTeacher] = useState(perfil)
  const [told, setTold] = useState<Told>({ nome: null, limite: null })
  // one box says what failed: the class is asked for again together with its students
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
        errorTitle={t('lancamentos.turma.failed')}
        errorMore={keepsUnsent() && <p>{t('frame.error.nothingLost')}</p>}
        onRetry={() => setTurn(turn + 1)}
        fallback={<Skeleton lines={6} />}
      >
        <GradebookBody idClasse={idClasse} onArrive={setArrived} {...told} />
      </Section>
    </>
  )
}
