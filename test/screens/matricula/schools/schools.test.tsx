// Schools near us before any personal datum: what the settings and the last offer know, how far, and a place asked for from there.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Reserva, z } from '@/contract'
import { mock } from '@/mock/doors/node'
import { enrollmentOfNetwork } from '@/mock/rules/series'
import { pass, withCadastro } from '@/screens/matricula/flow/changes'
import { knownSchools, rememberOffer, schoolsFor } from '@/screens/matricula/schools/schools'
import { offer } from '@/screens/matricula/flow/send'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { kept } from '@/session'
import { openAt } from '../../../support/render'
import { beforeOffer, onReview } from '../family'

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

function deviceKnowsItsPosition() {
  const getCurrentPosition = vi.fn((done: PositionCallback) => {
    done({ coords: { latitude: -26.9, longitude: -48.66 } } as GeolocationPosition)
  })
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'geolocation')
  })
  return getCurrentPosition
}

test('the settings tell schools, the position how far they are, and nothing is asked of the service', async () => {
  const getCurrentPosition = deviceKnowsItsPosition()
  const calls = mock.network.log().length
  const { user } = openAt('/vagas/escolas', { config })
  await screen.findByRole('heading', { level: 1, name: 'Que escolas há perto?' })
  expect(names()).toEqual(['Escola Longe', 'Escola Perto'])
  expect(getCurrentPosition).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: '(47) 3333-4444' })).toHaveAttribute('href', 'tel:4733334444')
  expect(screen.getByText('8h às 17h')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Usar a minha posição' }))
  await waitFor(() => expect(names()).toEqual(['Escola Perto', 'Escola Longe']))
  expect(screen.getByText('a cerca de 560 m')).toBeVisible()
  expect(screen.getByText('a cerca de 5,6 km')).toBeVisible()
  expect(mock.network.log()).toHaveLength(calls)
})

test('a school without a position says why no distance stands at its place, once others have theirs', async () => {
  deviceKnowsItsPosition()
  const placeless = { id: 904, name: 'Escola do Campo', address: 'Estrada Geral, 10' }
  const { user } = openAt('/vagas/escolas', {
    config: { enrollment: { ...enrollmentOfNetwork, schools: [placeless, ...schools] } },
  })
  await screen.findByRole('heading', { level: 3, name: 'Escola do Campo' })
  expect(screen.queryByText(/Sem distância/), 'nobody has one yet').not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Usar a minha posição' }))
  await waitFor(() => expect(names()).toEqual(['Escola Perto', 'Escola Longe', 'Escola do Campo']))
  const why = screen.getByText('Sem distância: não sabemos o lugar exato desta escola.')
  expect(why.previousElementSibling).toHaveTextContent('Escola do Campo')
})

test('the last offer tells places as of an hour; "pedir vaga aqui" becomes the first wish', async () => {
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
  await waitFor(() => expect(flowState().draft?.wanted).toBe(wanted.unidadeId))
  const d = { ...(await beforeOffer()), wanted: wanted.unidadeId }
  const offered = await offer(withCadastro(pass(d, 'serie'), { turno: 'Integral' }), 'turno')
  expect(offered.escolhas.map(({ unidadeId }) => unidadeId)).toEqual([wanted.unidadeId])
  // taken out again it does not come back by itself
  expect(offered.wanted).toBe(0)
  saveDraft(offered)
})

test('an address that is typed finds the schools of its street and district, the most words first', async () => {
  const streets = [
    { id: 911, name: 'EMEF Um', address: 'Rua das Palmeiras, 10, Ribeira' },
    { id: 912, name: 'EMEF Dois', address: 'Rua do Farol, 20, Jardim das Acácias' },
    { id: 913, name: 'EMEF Três', address: 'Rua das Palmeiras, 30, Jardim das Acácias' },
    { id: 914, name: 'EMEF Palmeira Imperial', address: 'Rua da Estação, 40, Centro, 88301-000' },
    { id: 915, name: 'CEJA Paulo Freire', address: 'Rua da Estação, 50, Centro' },
  ]
  const { user } = openAt('/vagas/escolas', { config: { enrollment: { ...enrollmentOfNetwork, schools: streets } } })
  const field = await screen.findByRole('searchbox', { name: 'Endereço, bairro ou nome da escola' })
  const look = async (text: string) => {
    await user.clear(field)
    await user.type(field, text)
    return screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  }
  expect(await look('Rua das Palmeiras, 99, Jardim das Acacias')).toEqual(['EMEF Três', 'EMEF Dois', 'EMEF Um'])
  expect(await look('acácias')).toEqual(['EMEF Dois', 'EMEF Três'])
  expect(await look('paulo freire')).toEqual(['CEJA Paulo Freire'])
  // Enter goes to the first
  await user.keyboard('{Enter}')
  expect(document.activeElement?.closest('li')).toHaveTextContent('CEJA Paulo Freire')
  expect(await look('88301-000')).toEqual(['EMEF Palmeira Imperial'])
  expect(await look('rua')).toHaveLength(5)
  expect(await look('Botafogo')).toEqual([])
  expect(screen.getByText(/Tente só o bairro/)).toBeVisible()
  expect(screen.queryByText(/Para ver a distância/)).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: '0 escolas' })).toBeVisible()
})

test('the district stands once in an address; schools whose places are told come first', async () => {
  const known = (await onReview()).oferta
  const [one] = known
  if (!one) throw new Error('an offer is needed')
  const streets = [
    { id: one.unidadeId, address: `Rua A, 1, ${one.bairro}` },
    { id: 900, name: 'A primeira pelo nome', address: 'Rua B, 2' },
  ]
  openAt('/vagas/escolas', { config: { enrollment: { ...enrollmentOfNetwork, schools: streets } } })
  expect(await screen.findByText(`Rua A, 1, ${one.bairro}`)).toBeVisible()
  expect(names().at(-1)).toBe('A primeira pelo nome')
  expect(schoolsFor(knownSchools(null).schools, one.bairro).every(({ bairro }) => bairro === one.bairro)).toBe(true)
})

test('what was offered goes with the request that is ended and erased', async () => {
  await onReview()
  expect(knownSchools(null).schools).not.toEqual([])
  erase('finished')
  expect(knownSchools(null)).toEqual({ schools: [], readAt: null })
})

test('where nobody tells any school, whom to ask', async () => {
  openAt('/vagas/escolas', { config: { helpContacts: [{ label: 'Secretaria', phone: '47 3333-4444' }] } })
  expect(await screen.findByText(/Peça a lista à secretaria/)).toBeVisible()
  expect(screen.getByRole('link', { name: '47 3333-4444' })).toBeVisible()
})

test('a typed address is counted from the school that stands there; the nearest others follow', async () => {
  const at = (north: number) => ({ latitude: -26.9 + north, longitude: -48.6 })
  const streets = [
    { id: 921, name: 'EMEF Longe', address: 'Rua A, 1, Ribeira', ...at(0.05) },
    { id: 922, name: 'EMEF Ali', address: 'Rua do Farol, 20, Jardim das Acácias', ...at(0) },
    { id: 923, name: 'EMEF Perto', address: 'Rua B, 3, Centro', ...at(0.01) },
    { id: 924, name: 'EMEF Sem lugar', address: 'Rua C, 4, Centro' },
    { id: 925, name: 'EMEF Mais longe', address: 'Rua D, 5, Vila Nova', ...at(0.1) },
  ]
  const { user } = openAt('/vagas/escolas', { config: { enrollment: { ...enrollmentOfNetwork, schools: streets } } })
  const field = await screen.findByRole('searchbox', { name: 'Endereço, bairro ou nome da escola' })
  expect(screen.queryByText(/km$/)).toBeNull()
  await user.type(field, 'Rua do Farol, 300, Jardim das Acácias')
  expect(screen.getByText(/Em linha reta, a partir de EMEF Ali\./)).toBeVisible()
  expect(names()).toEqual(['EMEF Ali', 'EMEF Perto', 'EMEF Longe', 'EMEF Mais longe'])
  expect(screen.getByRole('heading', { level: 2, name: 'Perto dali' })).toBeVisible()
  expect(screen.getByText('a cerca de 1,1 km')).toBeVisible()
  // the very house is first, and is no place to count from where nobody told its position: none is counted from another street's end
  await user.clear(field)
  await user.type(field, 'Rua C, 4, Centro')
  expect(names().slice(0, 2)).toEqual(['EMEF Sem lugar', 'EMEF Perto'])
  expect(screen.queryByText(/a partir de/)).toBeNull()
  // of words that no school's place has nothing is counted
  await user.clear(field)
  await user.type(field, 'Botafogo')
  expect(screen.queryByText(/a partir de/)).toBeNull()
})

test('a position that comes once the page was left says nothing', async () => {
  let give: PositionCallback = () => undefined
  const getCurrentPosition = (done: PositionCallback) => {
    give = done
  }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  const { router, user } = openAt('/vagas/escolas', { config })
  await user.click(await screen.findByRole('button', { name: 'Usar a minha posição' }))
  await router.navigate('/vagas')
  await screen.findByRole('heading', { level: 1, name: /vaga/i })
  give({ coords: { latitude: -26, longitude: -48 } } as GeolocationPosition)
  await new Promise((done) => setTimeout(done, 50))
  expect(document.querySelector('[role=status][aria-live]')?.textContent).not.toBe('A mais perto vem primeiro')
})

test('a school that the offer tells without a name goes by that of the settings', async () => {
  rememberOffer([z.parse(Reserva, { unidadeId: 901, turno: 'Manhã', vagas: 3 })], Date.now())
  openAt('/vagas/escolas', { config })
  expect(await screen.findByRole('heading', { level: 2, name: '2 escolas' })).toBeVisible()
  expect(names()).toContain('Escola Longe')
})
