/** The start page: for each profile what it comes for. */
import { lazy } from 'react'
import { Link, useParams } from 'react-router-dom'
import { loadMessages, useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { roleOf } from '@/settings'
import { Empty } from '@/ui/Empty'
import { PageHeader } from '@/ui/PageHeader'
import { EscolherAluno } from '../diario/EscolherAluno'
import { EstudanteInicio } from '../diario/EstudanteInicio'

/** Teachers only: with the words that students never load. */
const InicioProfessor = lazy(async () => {
  const [{ InicioProfessor }] = await Promise.all([import('./InicioProfessor'), loadMessages('lancamentos')])
  return { default: InicioProfessor }
})

/** The school office and everybody above it. */
const InicioSecretaria = lazy(async () => ({ default: (await import('./InicioSecretaria')).InicioSecretaria }))
const staff: readonly (string | null)[] = ['Secretaria', 'Coordenacao', 'Direcao', 'Administrador']

function SemPerfil() {
  const t = useT()
  return (
    <>
      <PageHeader title={t('moldura.menu.inicio')} />
      <Empty title={t('diario.semPerfil.title')}>
        <p>{t('diario.semPerfil.lead')}</p>
        <Link to={paths.ajuda}>{t('diario.semPerfil.help')}</Link>
      </Empty>
    </>
  )
}

export { readInicio as next } from '../diario/adiante'

export function Component() {
  const session = useSession()
  const { aluno } = useParams()
  if (!session) return null
  if (session.perfis?.length === 0) return <SemPerfil />
  const role = roleOf(session.perfil)
  if (role === 'Responsavel' && aluno === undefined) return <EscolherAluno to="inicio" />
  if (role === 'Professor') return <InicioProfessor />
  if (staff.includes(role)) return <InicioSecretaria />
  return <EstudanteInicio />
}
Component.displayName = 'InicioScreen'
