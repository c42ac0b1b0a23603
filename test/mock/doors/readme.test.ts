// The README tells everything that is needed to go each way of the enrollment: what it says is what the seed holds.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatCpf } from '@/domain/documents'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'

const readme = readFileSync('README.md', 'utf8').split('\n')

test.each(['davi', 'lia', 'valdir', 'ana', 'joaoPedro', 'enzo', 'caio'] as const)(
  '%s: name, date, mother and CPF stand in one line',
  (who) => {
    const { cpfResponsavel, dataNasc, nome, nomeMae } = families[who]
    const line = readme.find((one) => one.startsWith('|') && one.includes(nome)) ?? ''
    for (const fact of [dataNasc, nomeMae, formatCpf(cpfResponsavel)]) expect(line).toContain(fact)
  },
)
test('what tells children who are alike apart, and the protocol to consult and cancel', () => {
  const text = readme.join('\n')
  expect(text).toContain(formatCpf(families.maria2.cpf))
  expect(text).toContain(protocolos.enzo)
})
