/** The map of the portal: one line per screen, the sign-in page apart (`entrance.tsx`). Menu, titles, guards and warming are derived from it. */
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom'
import { addScreenWords } from '@/i18n'
import { alunoPrefix, paths } from '@/paths'
import { readClasses, readLancamentos, readNotas } from '@/screens/diario/reads'
import { Answers } from './Answers'
import { ErrorScreen } from './ErrorScreen'
import type { MenuEntry } from './menu'
import { type LayoutHandle, PortalLayout } from './PortalLayout'
import { PublicFrame } from './PublicLayout'
import { naoEncontrado, paraFamilias, secretaria, sobre } from './office'
import { type Handle, screen } from './route'
import { Skeleton } from '@/ui/Skeleton'

addScreenWords()

/** The guardians' flow: no account, no navigation. */
const vagas: NonIndexRouteObject[] = [
  screen(
    paths.vagas,
    { title: 'matricula.inicio.title', subject: 'matricula', who: 'anyone' },
    () => import('@/screens/matricula/VagasScreen'),
  ),
  screen(
    paths.vagasEtapa,
    { title: 'matricula.inicio.title', subject: 'matricula', who: 'anyone' },
    () => import('@/screens/matricula/MatriculaScreen'),
  ),
]

const aboutAluno = ['Aluno', 'Responsavel'] as const
/** Lists of classes are a teacher's too. */
const withClasses = [...aboutAluno, 'Professor'] as const

/** The diary of one student: at these addresses for the student, under `/alunos/:aluno` for a guardian's child. */
const diario: NonIndexRouteObject[] = [
  screen(
    paths.turmas,
    {
      title: 'diario.turmas.mine',
      subject: 'diario',
      who: withClasses,
      menu: { label: 'moldura.menu.turmas', icon: 'book', inBar: true, perAluno: true },
      reads: readClasses,
    },
    () => import('@/screens/diario/TurmasScreen'),
  ),
  screen(
    paths.turma,
    {
      title: 'diario.turma.title',
      subject: 'diario',
      who: withClasses,
      reads: readClasses,
    },
    () => import('@/screens/diario/TurmaScreen'),
  ),
  screen(
    paths.avaliacao,
    { title: 'diario.avaliacao.title', subject: 'diario', who: aboutAluno, under: paths.turmas },
    () => import('@/screens/diario/AvaliacaoScreen'),
  ),
  screen(
    paths.recados,
    {
      title: 'moldura.menu.recados',
      subject: 'diario',
      who: aboutAluno,
      menu: { label: 'moldura.menu.recados', icon: 'message', inBar: true, perAluno: true },
      reads: readClasses,
    },
    () => import('@/screens/diario/RecadosScreen'),
  ),
  screen(
    paths.recado,
    { title: 'diario.recados.one', subject: 'diario', who: aboutAluno },
    () => import('@/screens/diario/RecadoScreen'),
  ),
  screen(
    paths.boletim,
    {
      title: 'diario.boletim.title',
      subject: 'diario',
      who: aboutAluno,
      menu: { label: 'moldura.menu.boletim', icon: 'copy', perAluno: true },
      reads: readClasses,
    },
    () => import('@/screens/diario/BoletimScreen'),
  ),
  screen(
    paths.notas,
    { title: 'diario.notas.title', subject: 'diario', who: aboutAluno, reads: readNotas },
    () => import('@/screens/diario/NotasScreen'),
  ),
]

/** The gradebook: its words and its virtual rows are loaded by nobody else. */
const lancamentos = screen(
  paths.lancamentos,
  {
    title: 'lancamentos.title',
    subject: 'lancamentos',
    who: ['Professor'],
    wide: true,
    reads: readLancamentos,
  },
  () => import('@/screens/diario/lancamentos/LancamentosScreen'),
)

const screens: NonIndexRouteObject[] = [
  screen(
    paths.inicio,
    {
      title: 'moldura.menu.inicio',
      subject: 'diario',
      menu: { label: 'moldura.menu.inicio', icon: 'home', inBar: true, perAluno: true },
      reads: readClasses,
    },
    () => import('@/screens/inicio/InicioScreen'),
  ),
  ...diario,
  lancamentos,
  screen(
    paths.presenca,
    {
      title: 'presenca.title',
      subject: 'presenca',
      who: ['Aluno'],
      menu: { label: 'moldura.menu.presenca', icon: 'place' },
    },
    () => import('@/screens/presenca/PresencaScreen'),
  ),
  ...secretaria,
]

/** The same diary for each child of a guardian. */
const daCrianca: RouteObject = {
  ...screen(
    alunoPrefix,
    {
      title: 'diario.alunos.title',
      subject: 'diario',
      who: ['Responsavel'],
      reads: readClasses,
    },
    () => import('@/screens/diario/AlunoLayout'),
  ),
  children: [
    screen(
      `${alunoPrefix}${paths.inicio}`,
      { title: 'moldura.menu.inicio', subject: 'diario' },
      () => import('@/screens/inicio/InicioScreen'),
    ),
    ...diario.map((route) => ({ ...route, path: `${alunoPrefix}${route.path ?? ''}` })),
  ],
}

const entries = [...screens, paraFamilias, ...sobre]
  .map((route) => ({ path: route.path ?? '', handle: route.handle as Handle }))
  .filter((entry): entry is MenuEntry => entry.handle.menu !== undefined)

/** What stands there until it is known who asks; there is no menu yet to go elsewhere by. */
export const waiting = (
  <PublicFrame>
    <Skeleton
      lines={6}
      onRetry={() => {
        location.reload()
      }}
    />
  </PublicFrame>
)

/** Without a session, in the frame of the sign-in page. */
export const open: RouteObject[] = [{ element: <Answers />, errorElement: <ErrorScreen />, children: vagas }]

/** Everything else, in the frame with the menu. */
export const portal: RouteObject[] = [
  {
    handle: { entries } satisfies LayoutHandle,
    element: <PortalLayout />,
    children: [
      {
        errorElement: <ErrorScreen />,
        children: [...screens, ...sobre, daCrianca, naoEncontrado],
      },
    ],
  },
]
