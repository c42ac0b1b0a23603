/** The map of the portal: one line per screen, the sign-in page apart (`entrance.tsx`). Menu, titles, guards and warming are derived from it. */
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom'
import { addScreenWords } from '@/i18n'
import { paths } from '@/paths'
import {
  readsAvaliacao,
  readsClasses,
  readsInicio,
  readsLancamentos,
  readsNotas,
  readsRecado,
} from '@/screens/diario/classe/reads'
import { Answers } from '../Answers'
import { ErrorScreen } from '../faults/ErrorScreen'
import type { LayoutHandle, MenuEntry } from '../frame/menu'
import { PortalLayout } from '../frame/PortalLayout'
import { PublicFrame } from '../frame/PublicFrame'
import { notFound, forFamilies, secretaria, about } from './office'
import { type Handle, screen } from './route'
import { Skeleton } from '@/ui/page/Skeleton'

addScreenWords()

/** The guardians' flow: no account, no navigation. */
const vagas: NonIndexRouteObject[] = [
  screen('vagas', { title: 'familias.title', subject: 'matricula' }, async () => {
    const code = await import('@/screens/matricula/start/VagasScreen')
    await code.fetchParts()
    return code
  }),
  screen(
    'vagasEscolas',
    { title: 'familias.near', subject: 'matricula' },
    () => import('@/screens/matricula/schools/EscolasScreen'),
  ),
  screen(
    'vagasEtapa',
    { title: 'familias.title', subject: 'matricula' },
    () => import('@/screens/matricula/flow/MatriculaScreen'),
  ),
]

/** The diary of one student: at these addresses for the student, under `/alunos/:aluno` for a guardian's child. */
const diario: NonIndexRouteObject[] = [
  screen(
    'turmas',
    {
      title: 'diario.turmas.mine',
      subject: 'diario',
      menu: { label: 'moldura.menu.turmas', icon: 'book', inBar: true, perAluno: true },
      reads: readsClasses,
    },
    () => import('@/screens/diario/turmas/TurmasScreen'),
  ),
  screen(
    'turma',
    {
      title: 'diario.turma.title',
      subject: 'diario',
      reads: readsClasses,
    },
    () => import('@/screens/diario/turmas/TurmaScreen'),
  ),
  screen(
    'avaliacao',
    { title: 'diario.avaliacao.title', subject: 'diario', under: paths.turmas, reads: readsAvaliacao },
    () => import('@/screens/diario/avaliacao/AvaliacaoScreen'),
  ),
  screen(
    'recados',
    {
      title: 'moldura.menu.recados',
      subject: 'diario',
      menu: { label: 'moldura.menu.recados', icon: 'message', inBar: true, perAluno: true },
      reads: readsClasses,
    },
    () => import('@/screens/diario/recados/RecadosScreen'),
  ),
  screen(
    'recado',
    { title: 'diario.recados.one', subject: 'diario', reads: readsRecado },
    () => import('@/screens/diario/recados/RecadoScreen'),
  ),
  screen(
    'boletim',
    {
      title: 'diario.boletim.title',
      subject: 'diario',
      menu: { label: 'moldura.menu.boletim', icon: 'copy', perAluno: true },
      reads: readsClasses,
    },
    () => import('@/screens/diario/boletim/BoletimScreen'),
  ),
  screen(
    'semana',
    { title: 'diario.semana.title', subject: 'diario', under: paths.inicio, reads: readsClasses },
    () => import('@/screens/diario/semana/SemanaScreen'),
  ),
  screen(
    'notas',
    { title: 'diario.notas.title', subject: 'diario', reads: readsNotas },
    () => import('@/screens/diario/notas/NotasScreen'),
  ),
]

/** The gradebook: its words and its virtual rows are loaded by nobody else. */
const lancamentos = screen(
  'lancamentos',
  {
    title: 'lancamentos.title',
    subject: 'lancamentos',
    wide: true,
    reads: readsLancamentos,
  },
  () => import('@/screens/lancamentos/LancamentosScreen'),
)

const screens: NonIndexRouteObject[] = [
  screen(
    'inicio',
    {
      title: 'moldura.menu.inicio',
      subject: 'diario',
      menu: { label: 'moldura.menu.inicio', icon: 'home', inBar: true, perAluno: true },
      reads: readsInicio,
    },
    () => import('@/screens/inicio/InicioScreen'),
  ),
  ...diario,
  lancamentos,
  screen(
    'presenca',
    {
      title: 'presenca.title',
      subject: 'presenca',
      menu: { label: 'moldura.menu.presenca', icon: 'place' },
    },
    () => import('@/screens/presenca/PresencaScreen'),
  ),
  ...secretaria,
]

/** The same diary for each child of a guardian. */
const daCrianca: RouteObject = {
  ...screen(
    'aluno',
    {
      title: 'diario.alunos.title',
      subject: 'diario',
      reads: readsClasses,
    },
    () => import('@/screens/diario/aluno/AlunoLayout'),
  ),
  children: [
    screen(
      'inicio',
      { title: 'moldura.menu.inicio', subject: 'diario' },
      () => import('@/screens/inicio/InicioScreen'),
    ),
    ...diario,
  ].map((route) => ({ ...route, path: `${paths.aluno}${route.path ?? ''}` })),
}

const entries = [...screens, forFamilies, ...about]
  .map((route) => ({ path: route.path ?? '', handle: route.handle as Handle }))
  .filter((entry): entry is MenuEntry => entry.handle.menu !== undefined)

/** What stands there until it is known who asks; there is no menu yet to go elsewhere by. */
export const waiting = (
  <PublicFrame>
    <Skeleton lines={6} onRetry={() => location.reload()} />
  </PublicFrame>
)

/** Without a session, in the frame of the sign-in page. */
export const open: RouteObject[] = [
  {
    handle: { entries } satisfies LayoutHandle,
    element: <Answers />,
    errorElement: <ErrorScreen />,
    children: vagas,
  },
]

/** Everything else, in the frame with the menu. */
export const portal: RouteObject[] = [
  {
    handle: { entries } satisfies LayoutHandle,
    element: <PortalLayout />,
    children: [
      {
        errorElement: <ErrorScreen />,
        children: [...screens, ...about, daCrianca, notFound],
      },
    ],
  },
]
