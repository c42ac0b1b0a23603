/** The map's part for the school office, for what everybody finds at the end of the menu and in the footer, and for nobody's address. */
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom'
import { restore } from '@/api'
import { paths } from '@/paths'
import { NotFoundScreen } from './NotFoundScreen'
import { type Handle, screen } from './route'

const staff = ['Secretaria', 'Coordenacao', 'Direcao', 'Administrador'] as const

/** The work of the school office. */
export const secretaria: NonIndexRouteObject[] = [
  screen(
    paths.atividades,
    {
      title: 'curso.atividades.title',
      subject: 'curso',
      who: staff,
      menu: { label: 'moldura.menu.atividades', icon: 'list', inBar: true },
    },
    () => import('@/screens/curso/AtividadesScreen'),
  ),
  screen(
    paths.equivalencias,
    {
      title: 'curso.equivalencias.title',
      subject: 'curso',
      who: staff,
      menu: { label: 'moldura.menu.equivalencias', icon: 'swap', inBar: true },
    },
    () => import('@/screens/curso/EquivalenciasScreen'),
  ),
  screen(
    paths.pessoa,
    {
      title: 'curso.pessoa.title',
      subject: 'curso',
      who: staff,
      menu: { label: 'moldura.menu.pessoa', icon: 'person' },
    },
    () => import('@/screens/curso/PessoaScreen'),
  ),
  screen(
    paths.papeis,
    {
      title: 'moldura.menu.papeis',
      subject: 'papeis',
      who: ['Administrador'],
      menu: { label: 'moldura.menu.papeis', icon: 'people' },
    },
    () => import('@/screens/acesso/PapeisScreen'),
  ),
]

/** What everybody finds at the end of the menu and in the footer. */
export const sobre: NonIndexRouteObject[] = [
  screen(
    paths.configuracoes,
    {
      title: 'paginas.configuracoes.title',
      subject: 'paginas',
      menu: { label: 'moldura.menu.configuracoes', icon: 'gear' },
    },
    () => import('@/screens/configuracoes/ConfiguracoesScreen'),
  ),
  screen(
    paths.mais,
    { title: 'moldura.menu.mais', subject: 'paginas', menu: { label: 'moldura.menu.mais', icon: 'more' } },
    () => import('@/screens/mais/MaisScreen'),
  ),
  screen(
    paths.ajuda,
    { title: 'paginas.ajuda.title', subject: 'paginas', who: 'anyone', greets: true },
    () => import('@/screens/paginas/AjudaScreen'),
  ),
  screen(
    paths.acessibilidade,
    { title: 'paginas.acessibilidade.title', subject: 'paginas', who: 'anyone', greets: true },
    () => import('@/screens/paginas/AcessibilidadeScreen'),
  ),
  screen(
    paths.privacidade,
    { title: 'paginas.privacidade.title', subject: 'paginas', who: 'anyone', greets: true },
    () => import('@/screens/paginas/PrivacidadeScreen'),
  ),
]

/** Families find the way to a school place in the menu too; the page itself is open to anyone and has no menu. */
export const paraFamilias = {
  path: paths.vagas,
  handle: {
    title: 'matricula.inicio.title',
    who: ['Responsavel'],
    menu: { label: 'moldura.menu.vagas', icon: 'pen' },
  } satisfies Handle,
}

/** An address that nobody has; whoever is signed in keeps menu and way out. */
export const naoEncontrado: RouteObject = {
  path: '*',
  element: <NotFoundScreen />,
  loader() {
    restore().catch(() => undefined)
    return null
  },
}
