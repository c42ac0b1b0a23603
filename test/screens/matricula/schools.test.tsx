// Schools near us before any personal datum: what the settings and the last offer know, how far, and a place asked for from there.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from '@/contract'
import { mock } from '@/mock/node'
import { enrollmentOfNetwork } from '@/mock/rules/series'
import { pass, withCadastro } from '@/screens/matricula/changes'
import { knownSchools } from '@/screens/matricula/schools'
import { offer } from '@/screens/matricula/send'
import { current, erase, put } from '@/screens/matricula/store'
import { kept } from '@/session'
import { openAt } from '../../render'
import { beforeOffer, onReview } from './family'

beforeEach(() => {
  erase(null)
  kept('vagas.oferta', z.any()).write(null)
})

const schools = [
  { id: 901, name: 'Escola Longe', latitude: -26.95, longitude: -48.66, phone: '(47) 3333-4444' },
  { id: 902, name: 'Escola Perto', latitude: -26.905, longitude: -48.66, address: 'Rua A, 1', hours: '8h às 17h' },
  // nothing that a family could find
  { id: 903, phone: '(47) 3333-5555' },
]
const config = { enrollment: { ...enrollmentOfNetwork, schools } }
const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)

test('17.20 the settings tell schools, the position how far they are, and nothing is asked of the service', async () => {
  const getCurrentPosition = vi.fn((done: PositionCallback) => {
    done({ coords: { latitude: -26.9, longitude: -48.66 } } as GeolocationPosition)
  })
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'geolocation')
  })
  const calls = mock.network.log().length
  const { user } = openAt('/vagas/escolas', { config })
  await screen.findByRole('heading', { level: 1, name: 'Que escolas há perto?' })
  expect(names()).toEqual(['Escola Longe', 'Escola Perto'])
  expect(getCurrentPosition).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: '(47) 3333-4444' })).toHaveAttribute('href', 'tel:4733334444')
  expect(screen.getByText('8h às 17h')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Usar a minha posição' }))
  await waitFor(() => expect(names()).toEqual(['Escola Perto', 'Escola Longe']))
  expect(screen.getByText('a 560 m')).toBeVisible()
  expect(screen.getByText('a 5,6 km')).toBeVisible()
  expect(mock.network.log()).toHaveLength(calls)
})

test('17.20 the last offer tells places as of an hour; "pedir vaga aqui" becomes the first wish', async () => {
  const known = (await onReview()).oferta
  const [wanted] = known
  if (!wanted) throw new Error('an offer is needed')
  const { user, path } = openAt('/vagas/escolas')
  expect(await screen.findByText(/^Vagas vistas às \d\dh\d\d\./)).toBeVisible()
  const item = screen.getByRole('heading', { level: 3, name: wanted.nomeEscola }).closest('li') as HTMLElement
  expect(within(item).getByText(`${wanted.serie.descricao}, ${wanted.turno}`)).toBeVisible()
  await user.click(within(item).getByRole('link', { name: `Pedir vaga aqui: ${wanted.nomeEscola}` }))
  await waitFor(() => expect(path()).toBe('/vagas'))
  expect(screen.getByText(wanted.nomeEscola)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Pedir vaga' })).toBeChecked())
  await user.click(screen.getByRole('radio', { name: 'Não, é meu ou da família' }))
  await user.click(screen.getByRole('button', { name: 'Começar' }))
  await waitFor(() => expect(current().draft?.wanted).toBe(wanted.unidadeId))
  const d = { ...(await beforeOffer()), wanted: wanted.unidadeId }
  const offered = await offer(withCadastro(pass(d, 'serie'), { turno: 'Integral' }), 'turno')
  expect(offered.escolhas.map(({ unidadeId }) => unidadeId)).toEqual([wanted.unidadeId])
  // taken out again it does not come back by itself
  expect(offered.wanted).toBe(0)
  put(offered)
})

test('17.20 what was offered goes with the request that is ended and erased', async () => {
  await onReview()
  expect(knownSchools(null).schools).not.toEqual([])
  erase('finished')
  expect(knownSchools(null)).toEqual({ schools: [], readAt: null })
})

test('17.20 where nobody tells any school, whom to ask', async () => {
  openAt('/vagas/escolas', { config: { helpContacts: [{ label: 'Secretaria', phone: '47 3333-4444' }] } })
  expect(await screen.findByText(/Peça a lista à secretaria/)).toBeVisible()
  expect(screen.getByRole('link', { name: '47 3333-4444' })).toBeVisible()
})
