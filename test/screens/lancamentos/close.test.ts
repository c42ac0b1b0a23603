// 16.12: closing grades: the chosen ones, as they were seen, for good; and the final mean that comes of it.
import { afterEach, expect, test, vi } from 'vitest'
import { op } from '@/contract'
import { gradesByKey, withChanges } from '@/domain/lancamento'
import type { NodeDoor } from '@/mock/doors/node'
import { mayWrite } from '@/screens/lancamentos/keys/navigate'
import { elsewhere, logged, open, service, settle, stored, storedAll } from './diary'

const writes = (door: NodeDoor) =>
  door.network.log().filter(({ operation }) => operation === op.AproveitamentoAluno.name).length

afterEach(() => {
  vi.unstubAllGlobals()
})

test('closing marks exactly the chosen grades, for good; a figure that changed meanwhile is not closed', async () => {
  const door = service(38)
  const caderneta = await open()
  const { livro } = caderneta
  const projeto = livro.colunas.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
  const open5 = livro.ordem.filter((id) => mayWrite(livro.get(id), projeto)).slice(0, 5)
  const [changed = 0, ...rest] = open5
  const before = await stored(door, changed)
  await elsewhere(door, withChanges(before, new Map([[projeto, { bases: [], valor: 1.5 }]])))
  livro.make(open5, projeto, 'fechada')
  expect(mayWrite(livro.get(changed), projeto), 'nobody types into what is being closed').toBe(false)
  expect(livro.resumo()).toMatchObject({ fechar: 5, publicar: 0, prontas: 5 })
  await settle(caderneta)
  expect(livro.resumo()).toMatchObject({ fechar: 0, recusadas: 1 })
  expect([logged(caderneta, 'closed'), logged(caderneta, 'students')]).toEqual([4, 0])
  expect(livro.linha(changed).recusas).toEqual([{ motivo: 'mudou', chave: projeto, erro: null }])
  const all = await storedAll(door)
  for (const id of livro.ordem) {
    const nota = gradesByKey(all.get(id) ?? before).get(projeto)
    if (open5.includes(id)) expect(nota).toMatchObject({ fechada: rest.includes(id), publicada: rest.includes(id) })
    expect(mayWrite(livro.get(id), projeto)).toBe(livro.linha(id).record.ativo && !nota?.fechada)
  }
  // what is closed stays as it is, whoever asks
  const [final = 0] = rest
  const record = all.get(final) ?? before
  await expect(elsewhere(door, withChanges(record, new Map([[projeto, { bases: [], valor: 1 }]])))).rejects.toThrow(
    '409',
  )
})
test('closed elsewhere with another figure: it is told, and nothing is sent', async () => {
  const door = service(38)
  const caderneta = await open()
  const { livro } = caderneta
  const projeto = livro.colunas.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
  const id = livro.ordem.find((one) => mayWrite(livro.get(one), projeto)) ?? 0
  const record = await stored(door, id)
  await elsewhere(door, withChanges(record, new Map([[projeto, { bases: [], valor: 2, becomes: 'fechada' }]])))
  const sent = writes(door)
  livro.make([id], projeto, 'fechada')
  await settle(caderneta)
  expect(livro.linha(id).recusas).toEqual([{ motivo: 'mudou', chave: projeto, erro: null }])
  expect(writes(door)).toBe(sent)
})
test('the final mean appears with the last grade that it needs', async () => {
  const door = service(38)
  const caderneta = await open()
  const { livro } = caderneta
  const id = livro.ordem.find((one) => mayWrite(livro.get(one), caderneta.chave)) ?? 0
  const record = await stored(door, id)
  const terms = record.grupos.flatMap(({ avaliacoes }) => avaliacoes.filter(({ fechada }) => !fechada))
  const [last, ...others] = [...gradesByKey(record)].filter(([, nota]) => terms.includes(nota)).map(([key]) => key)
  for (const key of others) {
    livro.type(id, key, '8')
    livro.leave(id, key)
  }
  livro.type(id, last ?? '', '8')
  livro.leave(id, last ?? '')
  await settle(caderneta)
  for (const key of others) livro.make([id], key, 'fechada')
  await settle(caderneta)
  expect(livro.linha(id).record.mediaFinal).toBeNull()
  livro.make([id], last ?? '', 'fechada')
  await settle(caderneta)
  expect(livro.linha(id).record.mediaFinal).toBe(livro.linha(id).record.mediaParcial)
  expect(livro.linha(id).record.mediaFinal).not.toBeNull()
})
