/** The map's part for the school office, for what everybody finds at the end of the menu and in the footer, and for nobody's address. */
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom'
import { access } from '@/access'
import { restore } from '@/api'
import { paths } from '@/paths'
import { readsAtividades, readsEquivalencias } from '@/screens/curso/reads'
import { NotFoundScreen } from '../faults/NotFoundScreen'
import { type Handle, screen } from './route'

export const secretaria: NonIndexRouteObject[] = [
  screen(
    'atividades',
    {
      title: 'curso.atividades.title',
      subject: 'curso',
      menu: { label: 'moldura.menu.atividades', icon: 'list', inBar: true },
      wide: true,
      reads: readsAtividades,
    },
    () => import('@/screens/curso/atividades/AtividadesScreen'),
  ),
  screen(
    'equivalencias',
    {
      title: 'curso.equivalencias.title',
      subject: 'curso',
      menu: { label: 'moldura.menu.equivalencias', icon: 'swap', inBar: true },
      wide: true,
      reads: readsEquivalencias,
    },
    () => import('@/screens/curso/equivalencias/EquivalenciasScreen'),
  ),
  screen(
    'pessoa',
    {
      title: 'curso.pessoa.title',
      subject: 'curso',
      menu: { label: 'moldura.menu.pessoa', icon: 'person' },
    },
    () => import('@/screens/curso/pessoa/PessoaScreen'),
  ),
  screen(
    'papeis',
    {
      title: 'moldura.menu.papeis',
      subject: 'papeis',
      menu: { label: 'moldura.menu.papeis', icon: 'people' },
    },
    () => import('@/screens/acesso/PapeisScreen'),
  ),
]

/** What everybody finds at the end of the menu and in the footer. */
export const about: NonIndexRouteObject[] = [
  screen(
    'configuracoes',
    {
      title: 'paginas.configuracoes.title',
      subject: 'paginas',
      menu: { label: 'moldura.menu.configuracoes', icon: 'gear' },
    },
    () => import('@/screens/configuracoes/ConfiguracoesScreen'),
  ),
  screen(
    'mais',
    { title: 'moldura.menu.more', subject: 'paginas', menu: { label: 'moldura.menu.more', icon: 'more' } },
    () => import('@/screens/mais/MaisScreen'),
  ),
  screen(
    'ajuda',
    { title: 'paginas.ajuda.title', subject: 'paginas', greets: true },
    () => import('@/screens/paginas/AjudaScreen'),
  ),
  screen(
    'acessibilidade',
    { title: 'paginas.acessibilidade.title', subject: 'paginas', greets: true },
    () => import('@/screens/paginas/AcessibilidadeScreen'),
  ),
  screen(
    'privacidade',
    { title: 'paginas.privacidade.title', subject: 'paginas', greets: true },
    () => import('@/screens/paginas/PrivacidadeScreen'),
  ),
]

/** Families find the way to a school place in the menu too; the page itself is open to anyone and has no menu. */
export const forFamilies = {
  path: paths.vagas,
  handle: {
    title: 'familias.title',
    who: access.aluno,
    menu: { label: 'moldura.menu.vagas', icon: 'pen' },
  } satisfies Handle,
}

/** An address that nobody has; whoever is signed in keeps menu and way out. */
export const notFound: RouteObject = {
  path: '*',
  element: <NotFoundScreen />,
  loader() {
    restore().catch(() => undefined)
    return null
  },
}
