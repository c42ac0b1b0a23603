// Which persons may have arrived already, here or in another tab: none is sent twice by mistake, and nobody else's are kept.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberSentPerson, wasSent } from '@/screens/curso/pessoa/sentPersons'
import { emptyPessoa, recordOf } from '@/screens/curso/pessoa/pessoa'
import { chooseProfile, end, identify, kept, start } from '@/session'
import { anything } from '@/domain/check'

const record = (nome: string, cpf = '') => recordOf({ ...emptyPessoa, nome, cpf })
const here = kept('pessoa.enviadas', anything)

beforeEach(() => start(identify({ sessionId: 's', userName: 'sonia', userId: '5', perfis: [5, 6] })))
afterEach(() => end(null))

test('the last fifty persons are known, however the name is written; a CPF tells two of one name apart', () => {
  const names = Array.from({ length: 51 }, (_, i) => `Pessoa ${i}`)
  for (const nome of names) rememberSentPerson(record(nome))
  expect(names.map((nome) => wasSent(record(nome.toUpperCase()))).indexOf(true)).toBe(1)
  rememberSentPerson(record('Ana Prado', '529.982.247-25'))
  expect(wasSent(record('Ana Prado', '111.444.777-35'))).toBe(false)
  expect(wasSent(record('Outra Ana', '52998224725'))).toBe(true)
  expect(wasSent(record('Ana Prado'))).toBe(true)
})

test('who was sent without a CPF is known when their record comes again with one', () => {
  rememberSentPerson(record('Ana Prado'))
  expect(wasSent(record('Ana Prado', '529.982.247-25'))).toBe(true)
  expect(wasSent(record('Outra Ana', '529.982.247-25'))).toBe(false)
})

test('what another tab sent is known to the same person in whatever profile, and to nobody after them', async () => {
  const other = new BroadcastChannel('portal.pessoa.enviadas')
  const sums: string[] = []
  other.onmessage = ({ data }: MessageEvent<string>) => void sums.push(data)
  rememberSentPerson(record('Ana Prado'))
  await vi.waitFor(() => expect(sums).toHaveLength(2))
  here.write(null)
  expect(wasSent(record('Ana Prado'))).toBe(false)
  for (const sum of sums) other.postMessage(sum)
  await vi.waitFor(() => expect(wasSent(record('Ana Prado'))).toBe(true))
  chooseProfile(6)
  expect(wasSent(record('Ana Prado'))).toBe(true)
  end('signedOut', { silent: true })
  expect(wasSent(record('Ana Prado'))).toBe(false)
  other.close()
})
