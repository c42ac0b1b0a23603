// Who may open what: one table, from which guard, menu, start page and the links inside screens are derived.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { access, mayOpen, type PathName, seesGrades, viewOf } from '@/access'
import { Perfil } from '@/contract'
import { mock } from '@/mock/doors/node'
import { paths } from '@/paths'
import type { Session } from '@/session'
import { applySettings } from '@/settings'
import { openAt } from '../support/render'

beforeEach(() => {
  mock.reset()
})
afterEach(() => {
  applySettings({})
})

const names = Object.keys(paths) as PathName[]
const as = (perfil: number, perfis: number[] | null = [perfil]): Session => ({
  idPessoa: 1,
  userName: 'x',
  displayName: 'X',
  perfil,
  perfis,
})
/** What is offered beyond what everybody signed in may open. */
const beyond = (session: Session) =>
  names.filter((name) => Array.isArray(access[name]) && mayOpen(name, session)).sort()
const restricted = names.filter((name) => Array.isArray(access[name])).sort()

const families = ['avaliacao', 'boletim', 'notas', 'recado', 'recados', 'semana', 'turma', 'turmas']
const office = ['atividades', 'equivalencias', 'pessoa']

describe('the table', () => {
  it.each([
    ['Aluno', [...families, 'presenca']],
    ['Responsavel', [...families, 'aluno']],
    ['Professor', ['avaliacao', 'lancamentos', 'recado', 'recados', 'turma', 'turmas']],
    ['Secretaria', office],
    ['Coordenacao', office],
    ['Direcao', office],
    ['Administrador', [...office, 'papeis']],
  ] as const)('%s', (role, expected) => {
    expect(beyond(as(Perfil[role]))).toEqual([...expected].sort())
  })

  it('gives an unknown number, and nobody at all, the least rights', () => {
    for (const perfil of [8, 9, -1, 1.5, Number.NaN]) expect(beyond(as(perfil)), String(perfil)).toEqual([])
    expect(beyond(as(0, []))).toEqual([])
    expect(names.filter((name) => mayOpen(name, null))).toEqual(names.filter((name) => access[name] === 'anyone'))
  })

  it('offers everything but the roles where no profile is told', () => {
    for (const untold of [as(0, null), as(0, [0])])
      expect(beyond(untold)).toEqual(restricted.filter((name) => name !== 'papeis'))
  })

  it('goes by the roles that a deployment maps', () => {
    applySettings({ profiles: { 11: 'Secretaria', 12: 'Professor' } })
    expect(beyond(as(11))).toEqual(office)
    expect(viewOf(as(12))).toBe('teacher')
    expect(viewOf(as(3))).toBe('none')
  })

  it('says whose page a shared address shows', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 9].map((perfil) => viewOf(as(perfil)))).toEqual([
      'student',
      'guardian',
      'teacher',
      'office',
      'office',
      'office',
      'office',
      'none',
    ])
    expect(viewOf(as(0, null))).toBe('student')
    expect(viewOf(null)).toBe('none')
    expect([1, 2, 3, 4, 9].filter((perfil) => seesGrades(as(perfil)))).toEqual([1, 2])
  })
})

describe('a teacher', () => {
  test('presses a message of the class, reads it, and goes back to the class', async () => {
    const { user, path } = openAt('/turmas/1011', { as: 'carla' })
    const recados = await screen.findByRole('region', { name: 'Recados' })
    await within(recados).findAllByText('Professor')
    await user.click(within(recados).getAllByRole('link')[0] ?? recados)
    expect(await screen.findByRole('heading', { level: 1, name: 'Recado' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'De: Professor' })).toBeVisible()
    // three classes of one teacher are of one subject
    expect(await within(screen.getByRole('article')).findByText('Matemática · 7º A')).toBeVisible()
    expect(path()).toMatch(/^\/recados\/1011\d$/)
    const marked = within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { current: 'page' })
    expect(marked).toHaveTextContent('Recados')
    const main = within(screen.getByRole('main'))
    await user.click(main.getByRole('link', { name: /^Matemática/ }))
    expect(path()).toBe('/turmas/1011')
  })

  test('finds all messages in the menu, each with its classes, and comes back to them', async () => {
    const { user, path } = openAt('/inicio', { as: 'carla' })
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
    await user.click(menu.getByRole('link', { name: 'Recados' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Recados' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    const [first] = await main.findAllByRole('link', { name: /Professor.*Matemática · 7º A/ })
    await user.click(first ?? document.body)
    expect(await screen.findByRole('heading', { level: 1, name: 'Recado' })).toBeVisible()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Recados' }))
    expect(path()).toBe('/recados')
  })

  test('reads an evaluation, without a grade that is nobody’s', async () => {
    const { router } = openAt('/avaliacoes/101105', { as: 'carla' })
    expect(await screen.findByText('Peso')).toBeVisible()
    const from = { idClasse: 1011, nome: 'Matemática', turma: '7º A' }
    await waitFor(() => router.navigate('/avaliacoes/101101', { state: from }))
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('link', { name: 'Matemática · 7º A' })).toHaveAttribute('href', '/turmas/1011')
    expect(main.queryByText('Nota')).toBeNull()
  })
})

test('an unknown profile is told so at the start, with no link that it may not open', async () => {
  mock.backend
    .db()
    .acesso.accounts.find(({ userName }) => userName === 'ana')
    ?.perfis.splice(0, 1, 9)
  openAt('/inicio', { as: 'ana' })
  expect(await screen.findByText('O portal não conhece o seu perfil.')).toBeVisible()
  expect(screen.getByText('Você está usando o perfil 9.', { selector: 'main *' })).toBeVisible()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const others = ['/acessibilidade', '/ajuda', '/configuracoes', '/inicio', '/mais', '/privacidade']
  expect([...new Set(links)].filter((href) => !href?.startsWith('#')).sort()).toEqual(others)
})

test('who has no profile is not told of a "Perfil 0"', async () => {
  openAt('/papeis', { as: 'sem.perfil' })
  expect(await screen.findByText('Seu perfil não permite ver esta página.')).toBeVisible()
  expect(screen.queryByText(/usando o perfil/)).toBeNull()
})

test('who is offered to hide grades: families, and whoever the service told no profile of', () => {
  const seeing = [as(Perfil.Aluno), as(Perfil.Responsavel), as(0, null), as(Perfil.Professor), as(0, []), as(99), null]
  expect(seeing.map(seesGrades)).toEqual([true, true, true, false, false, false, false])
})

test.each([
  ['sonia', false],
  ['helena', true],
])('the start page of the office offers the removal of roles to who may do it: %s %s', async (as, may) => {
  openAt('/inicio', { as })
  await screen.findByRole('heading', { level: 1, name: /^Olá/ })
  const offered = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((one) => one.getAttribute('href'))
  expect(offered).toContain(paths.equivalencias)
  expect(offered.includes(paths.papeis)).toBe(may)
})

test.each([
  ['rui', ['Usar como Responsável e abrir']],
  ['carla', []],
])('what the service does not permit may be permitted to another profile: %s', async (as, offered) => {
  mock.fail('Classes', 403, { times: 1 })
  const { user, path } = openAt('/turmas', { as })
  await screen.findByText('Seu perfil não permite ver esta página.')
  const buttons = within(screen.getByRole('main')).queryAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(offered)
  const [other] = buttons
  if (!other) return
  await user.click(other)
  await waitFor(() => expect(path()).toMatch(/^\/alunos\/\d\/turmas$/))
})
