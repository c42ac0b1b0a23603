/**
 * The route table: one line per screen; the sign-in page is in `rootRoutes.tsx`. Menu, titles, guards and warming derive
 * from it.
 */
import '@/ui/look/words.css'
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom'
import { addScreenWords } from '@/i18n'
import { paths } from '@/paths'
import * as diary from '@/screens/diario/classe/reads'
import { ScreenWithQueries } from '../ScreenWithQueries'
import { ErrorScreen, NotFoundScreen } from '../faults/ErrorScreen'
import type { LayoutHandle, MenuEntry } from '../frame/menu'
import { PortalLayout } from '../frame/PortalLayout'
import { PublicFrame } from '../frame/PublicFrame'
import { tryRestoreSession, type Handle, screen } from './route'
import { Skeleton } from '@/ui/page/Skeleton'
import { access } from '@/access'
import { readsAtividades, readsEquivalencias } from '@/screens/curso/reads'

// the entrances bring their own messages; those of all other screens are fetched by their subject
addScreenWords()

const secretaria: NonIndexRouteObject[] = [
  screen('atividades', 'curso', 'curso.atividades.title', () => import('@/screens/curso/atividades/AtividadesScreen'), {
    menu: { label: 'frame.menu.atividades', icon: 'list', inBar: true },
    wide: true,
    reads: readsAtividades,
  }),
  screen(
    'equivalencias',
    'curso',
    'curso.equivalencias.title',
    () => import('@/screens/curso/equivalencias/EquivalenciasScreen'),
    { menu: { label: 'frame.menu.equivalencias', icon: 'swap', inBar: true }, wide: true, reads: readsEquivalencias },
  ),
  screen('pessoa', 'curso', 'curso.pessoa.title', () => import('@/screens/curso/pessoa/PessoaScreen'), {
    menu: { label: 'frame.menu.pessoa', icon: 'person' },
  }),
  screen('papeis', 'papeis', 'frame.menu.papeis', () => import('@/screens/acesso/PapeisScreen'), {
    menu: { label: 'frame.menu.papeis', icon: 'people' },
  }),
]

/** The pages that everybody finds at the end of the menu and in the footer. */
const about: NonIndexRouteObject[] = [
  screen(
    'configuracoes',
    'pages',
    'pages.configuracoes.title',
    () => import('@/screens/configuracoes/ConfiguracoesScreen'),
    { menu: { label: 'frame.menu.configuracoes', icon: 'gear' } },
  ),
  screen('mais', 'pages', 'frame.menu.more', () => import('@/screens/mais/MaisScreen'), {
    menu: { label: 'frame.menu.more', icon: 'more' },
  }),
  screen('ajuda', 'pages', 'pages.help.title', () => import('@/screens/pages/AjudaScreen'), { restores: true }),
  screen('acessibilidade', 'pages', 'pages.accessibility.title', () => import('@/screens/pages/AcessibilidadeScreen'), {
    restores: true,
  }),
  screen('privacidade', 'pages', 'pages.privacy.title', () => import('@/screens/pages/PrivacidadeScreen'), {
    restores: true,
  }),
]

/** Adds the enrollment of families to their menu; the page itself is public and has no menu. */
const forFamilies = {
  path: paths.vagas,
  handle: {
    title: 'families.title',
    who: access.aluno,
    menu: { label: 'frame.menu.vagas', icon: 'pen' },
  } satisfies Handle,
}

/** An unknown address. Signed-in people keep the menu and sign-out. */
const notFound: RouteObject = {
  path: '*',
  element: <NotFoundScreen />,
  async loader() {
    await tryRestoreSession()
    return null
  },
}

/** The enrollment flow of families: no account, no navigation. */
const vagas: NonIndexRouteObject[] = [
  screen('vagas', 'matricula', 'families.title', async () => {
    const code = await import('@/screens/matricula/start/VagasScreen')
    await code.fetchParts()
    return code
  }),
  screen('vagasEscolas', 'matricula', 'families.near', () => import('@/screens/matricula/schools/EscolasScreen')),
  screen('vagasEtapa', 'matricula', 'families.title', () => import('@/screens/matricula/flow/MatriculaScreen')),
]

/** The diary of one student: at these addresses for the student, under `/alunos/:aluno` for a guardian's child. */
const diario: NonIndexRouteObject[] = [
  screen('turmas', 'diario', 'diario.turmas.mine', () => import('@/screens/diario/turmas/TurmasScreen'), {
    menu: { label: 'frame.menu.turmas', icon: 'book', inBar: true, perAluno: true },
    reads: diary.readsClasses,
  }),
  screen('turma', 'diario', 'diario.turma.title', () => import('@/screens/diario/turmas/TurmaScreen'), {
    reads: diary.readsClasses,
  }),
  screen('avaliacao', 'diario', 'diario.avaliacao.title', () => import('@/screens/diario/avaliacao/AvaliacaoScreen'), {
    under: paths.turmas,
    reads: diary.readsAvaliacao,
  }),
  screen('recados', 'diario', 'frame.menu.recados', () => import('@/screens/diario/recados/RecadosScreen'), {
    menu: { label: 'frame.menu.recados', icon: 'message', inBar: true, perAluno: true },
    reads: diary.readsClasses,
  }),
  screen('recado', 'diario', 'diario.recados.one', () => import('@/screens/diario/recados/RecadoScreen'), {
    reads: diary.readsRecado,
  }),
  screen('boletim', 'diario', 'diario.boletim.title', () => import('@/screens/diario/boletim/BoletimScreen'), {
    menu: { label: 'frame.menu.boletim', icon: 'copy', perAluno: true },
    reads: diary.readsClasses,
  }),
  screen('semana', 'diario', 'diario.semana.title', () => import('@/screens/diario/week/SemanaScreen'), {
    under: paths.inicio,
    reads: diary.readsClasses,
  }),
  screen('notas', 'diario', 'diario.notas.title', () => import('@/screens/diario/notas/NotasScreen'), {
    reads: diary.readsNotas,
  }),
]

/** The gradebook, the only screen that loads these messages and virtual rows. */
const lancamentos = screen(
  'lancamentos',
  'lancamentos',
  'lancamentos.title',
  () => import('@/screens/lancamentos/LancamentosScreen'),
  { wide: true, reads: diary.readsLancamentos },
)

const screens: NonIndexRouteObject[] = [
  screen('inicio', 'diario', 'frame.menu.inicio', () => import('@/screens/inicio/InicioScreen'), {
    menu: { label: 'frame.menu.inicio', icon: 'home', inBar: true, perAluno: true },
    reads: diary.readsInicio,
  }),
  ...diario,
  lancamentos,
  screen('presenca', 'presenca', 'presenca.title', () => import('@/screens/presenca/PresencaScreen'), {
    menu: { label: 'frame.menu.presenca', icon: 'place' },
  }),
  ...secretaria,
]

/** The same diary for each child of a guardian. */
const perChild: RouteObject = {
  ...screen('aluno', 'diario', 'diario.alunos.title', () => import('@/screens/diario/aluno/AlunoLayout'), {
    reads: diary.readsClasses,
  }),
  children: [
    screen('inicio', 'diario', 'frame.menu.inicio', () => import('@/screens/inicio/InicioScreen')),
    ...diario,
  ].map((route) => ({ ...route, path: `${paths.aluno}${route.path ?? ''}` })),
}

const entries = [...screens, forFamilies, ...about]
  .map((route) => ({ path: route.path ?? '', handle: route.handle as Handle }))
  .filter((entry): entry is MenuEntry => entry.handle.menu !== undefined)

/** The skeleton shown until the person is known; it has no menu yet. */
export const waiting = (
  <PublicFrame>
    <Skeleton lines={6} onRetry={() => location.reload()} />
  </PublicFrame>
)

/** Routes without a session, in the frame of the sign-in page. */
export const open: RouteObject[] = [
  {
    handle: { entries } satisfies LayoutHandle,
    element: <ScreenWithQueries />,
    errorElement: <ErrorScreen />,
    children: vagas,
  },
]

/** All other routes, in the frame with the menu. */
export const portal: RouteObject[] = [
  {
    handle: { entries } satisfies LayoutHandle,
    element: <PortalLayout entries={entries} />,
    children: [{ errorElement: <ErrorScreen />, children: [...screens, ...about, perChild, notFound] }],
  },
]
