/** The start page of each profile. */
import { Link } from 'react-router-dom'
import { viewOf } from '@/access'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { Empty } from '@/ui/page/Empty'
import { PageHeader } from '@/ui/page/PageHeader'
import { ofOneStudent } from '../diario/aluno/ChooseChild'
import { StudentHome } from '../diario/home/StudentHome'
import { ofTeacher } from '../diario/turmas/teacher'
import { lazyPart } from '../shared/lazyPart'
import { profileInUse } from '../shared/perfil'

const InicioProfessor = ofTeacher(async () => (await import('./TeacherHome')).TeacherHome)
const InicioSecretaria = lazyPart(async () => (await import('./OfficeHome')).OfficeHome)
const PickProfile = lazyPart(async () => (await import('./PickProfile')).PickProfile)

/** The start page of a person without a profile (`perfil` null), or with an unknown profile. */
function WithoutPerfil({ perfil }: { perfil: number | null }) {
  const t = useT()
  return (
    <>
      <PageHeader title={t('frame.menu.inicio')} />
      <Empty title={t(perfil === null ? 'diario.noPerfil.title' : 'diario.noPerfil.unknown')}>
        {perfil !== null && <p>{profileInUse(t, perfil)}</p>}
        <p>{t(perfil === null ? 'diario.noPerfil.lead' : 'diario.noPerfil.unknownLead')}</p>
        <Link to={paths.ajuda}>{t('diario.noPerfil.help')}</Link>
      </Empty>
    </>
  )
}

const Diary = ofOneStudent('inicio', StudentHome)

export { readInicio as next } from '../diario/home/homeReads'

export function Component() {
  const session = useSession()
  if (!session) return null
  if (session.perfis?.length === 0) return <WithoutPerfil perfil={null} />
  if (session.unpicked) return <PickProfile perfis={session.perfis ?? []} />
  const view = viewOf(session)
  if (view === 'none') return <WithoutPerfil perfil={session.perfil} />
  if (view === 'teacher') return <InicioProfessor />
  if (view === 'office') return <InicioSecretaria />
  return <Diary />
}
