/** The map's part for the school office, and for what everybody finds at the end of the menu and in the footer. */
import type { NonIndexRouteObject } from 'react-router-dom'
import { paths } from '@/paths'
import { screen } from './route'

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
