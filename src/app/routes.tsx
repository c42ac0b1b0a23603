/** The map of the portal: one line per screen. Menu, titles, guards and warming are derived from it. */
import { Navigate, type NonIndexRouteObject, type RouteObject } from 'react-router-dom'
import { alunoPrefix, paths } from '@/paths'
import type * as diarioReads from '@/screens/diario/reads'
import { ErrorScreen } from './ErrorScreen'
import type { MenuEntry } from './menu'
import { NotFoundScreen } from './NotFoundScreen'
import { PublicLayout } from './PublicLayout'
import { RootLayout } from './RootLayout'
import { type Handle, type Reads, screen } from './route'

/** What a screen asks first comes with the portal, not with the sign-in page. */
const reads = (pick: (all: typeof diarioReads) => Reads) => async () => pick(await import('@/screens/diario/reads'))

const entrar = screen(
  paths.entrar,
  { title: 'acesso.entrar.title', who: 'anyone' },
  () => import('@/screens/acesso/EntrarScreen'),
)

/** The guardians' flow: no account, no navigation. */
const open: NonIndexRouteObject[] = [
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
      menu: { label: 'comum.menu.turmas', icon: 'book', inBar: true, perAluno: true },
      reads: reads(({ readClasses }) => readClasses),
    },
    () => import('@/screens/diario/TurmasScreen'),
  ),
  screen(
    paths.turma,
    {
      title: 'diario.turma.title',
      subject: 'diario',
      who: withClasses,
      reads: reads(({ readClasses }) => readClasses),
    },
    () => import('@/screens/diario/TurmaScreen'),
  ),
  screen(
    paths.avaliacao,
    { title: 'diario.avaliacao.title', subject: 'diario', who: aboutAluno },
    () => import('@/screens/diario/AvaliacaoScreen'),
  ),
  screen(
    paths.recados,
    {
      title: 'comum.menu.recados',
      subject: 'diario',
      who: aboutAluno,
      menu: { label: 'comum.menu.recados', icon: 'message', inBar: true, perAluno: true },
      reads: reads(({ readClasses }) => readClasses),
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
      reads: reads(({ readClasses }) => readClasses),
    },
    () => import('@/screens/diario/BoletimScreen'),
  ),
  screen(
    paths.notas,
    { title: 'diario.notas.title', subject: 'diario', who: aboutAluno, reads: reads(({ readNotas }) => readNotas) },
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
    reads: reads(({ readLancamentos }) => readLancamentos),
  },
  () => import('@/screens/diario/lancamentos/LancamentosScreen'),
)

const staff = ['Secretaria', 'Coordenacao', 'Direcao', 'Administrador'] as const

/** The work of the school office. */
const secretaria: NonIndexRouteObject[] = [
  screen(
    paths.atividades,
    {
      title: 'curso.atividades.title',
      subject: 'curso',
      who: staff,
      menu: { label: 'comum.menu.atividades', icon: 'book', inBar: true },
    },
    () => import('@/screens/curso/AtividadesScreen'),
  ),
  screen(
    paths.equivalencias,
    {
      title: 'curso.equivalencias.title',
      subject: 'curso',
      who: staff,
      menu: { label: 'comum.menu.equivalencias', icon: 'copy', inBar: true },
    },
    () => import('@/screens/curso/EquivalenciasScreen'),
  ),
  screen(
    paths.pessoa,
    {
      title: 'curso.pessoa.title',
      subject: 'curso',
      who: staff,
      menu: { label: 'comum.menu.pessoa', icon: 'person' },
    },
    () => import('@/screens/curso/PessoaScreen'),
  ),
  screen(
    paths.papeis,
    {
      title: 'papeis.title',
      subject: 'papeis',
      who: ['Administrador'],
      menu: { label: 'comum.menu.papeis', icon: 'people' },
    },
    () => import('@/screens/acesso/PapeisScreen'),
  ),
]

/** What everybody finds at the end of the menu and in the footer. */
const sobre: NonIndexRouteObject[] = [
  screen(
    paths.configuracoes,
    {
      title: 'paginas.configuracoes.title',
      subject: 'paginas',
      menu: { label: 'comum.menu.configuracoes', icon: 'gear' },
    },
    () => import('@/screens/configuracoes/ConfiguracoesScreen'),
  ),
  screen(
    paths.mais,
    { title: 'comum.menu.mais', subject: 'paginas', menu: { label: 'comum.menu.mais', icon: 'more' } },
    () => import('@/screens/mais/MaisScreen'),
  ),
  screen(
    paths.ajuda,
    { title: 'paginas.ajuda.title', subject: 'paginas', who: 'anyone' },
    () => import('@/screens/paginas/AjudaScreen'),
  ),
  screen(
    paths.acessibilidade,
    { title: 'paginas.acessibilidade.title', subject: 'paginas', who: 'anyone' },
    () => import('@/screens/paginas/AcessibilidadeScreen'),
  ),
  screen(
    paths.privacidade,
    { title: 'paginas.privacidade.title', subject: 'paginas', who: 'anyone' },
    () => import('@/screens/paginas/PrivacidadeScreen'),
  ),
]

const portal: NonIndexRouteObject[] = [
  screen(
    paths.inicio,
    {
      title: 'comum.menu.inicio',
      subject: 'diario',
      menu: { label: 'comum.menu.inicio', icon: 'home', inBar: true, perAluno: true },
      reads: reads(({ readClasses }) => readClasses),
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
      menu: { label: 'comum.menu.presenca', icon: 'place' },
    },
    () => import('@/screens/presenca/PresencaScreen'),
  ),
  ...secretaria,
  ...sobre,
]

/** The same diary for each child of a guardian. */
const daCrianca: RouteObject = {
  ...screen(
    alunoPrefix,
    {
      title: 'diario.alunos.title',
      subject: 'diario',
      who: ['Responsavel'],
      reads: reads(({ readClasses }) => readClasses),
    },
    () => import('@/screens/diario/AlunoLayout'),
  ),
  children: [
    screen(
      `${alunoPrefix}${paths.inicio}`,
      { title: 'comum.menu.inicio', subject: 'diario' },
      () => import('@/screens/inicio/InicioScreen'),
    ),
    ...diario.map((route) => ({ ...route, path: `${alunoPrefix}${route.path ?? ''}` })),
  ],
}

const entries = portal
  .map((route) => ({ path: route.path ?? '', handle: route.handle as Handle }))
  .filter((entry): entry is MenuEntry => entry.handle.menu !== undefined)

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    HydrateFallback: () => null,
    children: [
      {
        element: <PublicLayout />,
        children: [
          { errorElement: <ErrorScreen />, children: [entrar, { lazy: () => import('./Answers'), children: open }] },
        ],
      },
      {
        handle: { entries },
        lazy: () => import('./PortalLayout'),
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              { path: '/', element: <Navigate to={paths.inicio} replace /> },
              ...portal,
              daCrianca,
              { path: '*', element: <NotFoundScreen /> },
            ],
          },
        ],
      },
    ],
  },
]
