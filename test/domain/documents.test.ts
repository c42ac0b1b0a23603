import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cpfOf,
  digits,
  formatCep,
  formatCpf,
  formatTelefone,
  hasCpfLength,
  isCep,
  isCpf,
  isPaginaWeb,
  isTelefone,
  isVoterNumber,
  telefoneDigits,
} from '@/domain/documents'
import { isEmail } from '@/domain/contact'

const nine = fc.integer({ min: 0, max: 999_999_999 }).map((n) => String(n).padStart(9, '0'))

describe('CPF', () => {
  test.each([
    '52998224725',
    '529.982.247-25',
    ' 529 982 247 25 ',
    '11144477735',
    '529.982.247–25',
    '529.982.247\u201125',
    '５２９．９８２．２４７－２５',
    '\u200b\u202a529.982.247-25\u202c',
  ])('%j is right', (cpf) => {
    expect(isCpf(cpf)).toBe(true)
  })
  test.each(['', '5299822472', '52998224726', '11111111111', '00000000000', '529982247250', '5299822472a5'])(
    '%j is not',
    (cpf) => {
      expect(isCpf(cpf)).toBe(false)
    },
  )
  test.each([
    ['529.982.247-26', true],
    ['11111111111', true],
    ['5299822472', false],
    ['529982247250', false],
    ['5299822472a5', false],
    ['', false],
  ])('%j is as long as one: %s', (cpf, long) => {
    expect(hasCpfLength(cpf)).toBe(long)
  })
  test('every completed CPF is right, and wrong with a check digit changed', () => {
    fc.assert(
      fc.property(nine, fc.constantFrom(9, 10), fc.integer({ min: 1, max: 9 }), (first, at, change) => {
        const cpf = cpfOf(first)
        fc.pre(new Set(cpf).size > 1)
        expect(isCpf(cpf)).toBe(true)
        expect(isCpf(formatCpf(cpf))).toBe(true)
        expect(digits(formatCpf(cpf))).toBe(cpf)
        const wrong = cpf.slice(0, at) + String((Number(cpf[at]) + change) % 10) + cpf.slice(at + 1)
        expect(isCpf(wrong)).toBe(false)
      }),
    )
  })
})

describe('CEP, telephone, e-mail', () => {
  test.each([
    ['88301-000', true],
    ['88301000', true],
    ['８８３０１－０００', true],
    ['8830100', false],
    ['00000-000', false],
    ['88301-00a', false],
  ])('CEP %j: %s', (cep, right) => {
    expect(isCep(cep)).toBe(right)
  })
  test.each([
    ['(47) 98888-7777', true],
    ['47988887777', true],
    ['4733334444', true],
    ['+55 47 98888-7777', true],
    ['+55 47 3333-4444', true],
    ['5533334444', true],
    ['98888-7777', false],
    ['(07) 98888-7777', false],
    ['(47) 18888-7777', false],
    ['47 98888-7777 recado', false],
  ])('telephone %j: %s', (telefone, right) => {
    expect(isTelefone(telefone)).toBe(right)
  })
  test.each([
    '081 99999-0000',
    '(081) 99999-0000',
    '+55 81 99999-0000',
    '+55 (081) 99999.0000',
    '(81) 9 9999 0000',
    '＋５５（８１）９９９９９－００００',
  ])('telephone %j is understood as people write it', (typed) => {
    expect(isTelefone(typed)).toBe(true)
    expect(telefoneDigits(typed)).toBe('81999990000')
  })
  test('a telephone travels as digits and reads well', () => {
    expect(telefoneDigits('+55 (47) 98888-7777')).toBe('47988887777')
    expect(telefoneDigits('+55 (47) 3333-4444')).toBe('4733334444')
    expect(formatTelefone('47988887777')).toBe('(47) 98888-7777')
    expect(formatTelefone('4733334444')).toBe('(47) 3333-4444')
    expect(formatCep('88301000')).toBe('88301-000')
  })
  test.each([
    ['rosa@exemplo.com.br', true],
    [" joana.d'arc+vagas@exemplo.org ", true],
    ['rosa@exemplo', false],
    ['rosa exemplo.com', false],
    ['@exemplo.com', false],
    ['a@b..c', false],
  ])('e-mail %j: %s', (email, right) => {
    expect(isEmail(email)).toBe(right)
  })
})

describe('web pages', () => {
  test.each([
    ['https://escola.sc.gov.br/turmas?ano=2027', true],
    ['http://exemplo.org', true],
    ['www.exemplo.com.br', true],
    ['exemplo.com:8080/pagina', true],
    ['javascript:alert(1)', false],
    [' JavaScript:alert(1)//x.y', false],
    ['data:text/html,<b>x</b>', false],
    ['file:///etc/passwd', false],
    ['https://escola.br@outra.example', false],
    ['https:\\\\exemplo.org', false],
    ['sem endereço', false],
    ['localhost', false],
    ['', false],
  ])('%j: %s', (typed, right) => {
    expect(isPaginaWeb(typed)).toBe(right)
  })
})

describe("voter's title", () => {
  test.each([
    ['004356870906', true],
    ['0043 5687 0906', true],
    ['102385010671', true],
    ['4356870906', true],
    ['0043.5687-0906', true],
    // a rest of 0 gives 1 in the states 01 and 02, and 0 elsewhere
    ['100000010213', true],
    ['100000010507', true],
    ['004356870907', false],
    ['0043568709061', false],
    ['00435687090x6', false],
    ['004356872906', false],
    ['004356872801', true],
    ['004356872909', false],
    ['000000000000', false],
    ['000000000507', false],
    ['abc', false],
    ['', false],
  ])('%j: %s', (titulo, right) => {
    expect(isVoterNumber(titulo)).toBe(right)
  })
})

test('what comes along with a copied number and nobody sees makes none of them wrong', () => {
  expect(isCep('88301–000')).toBe(true)
  expect(isTelefone('\u202a+55 47 98888\u20117777\u202c')).toBe(true)
})
