/** The three spellings of no: each dialect hears what it says, and what services of this family are known to send. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hearResponseStatus,
  inErrorMessage,
  inMarcado,
  inResponseStatus,
  Matricula,
  op,
  operations,
  type Refusal,
  repair,
  statusOf,
  withNames,
  z,
} from '@/contract'

const dialects = { inResponseStatus, inErrorMessage, inMarcado }

const isBlank = (text: string) => text.trim() === ''
const words = fc.string({ minLength: 1 }).filter((text) => !isBlank(text))
/** Blank text is heard as empty. */
const messages = fc.string().map((text) => (isBlank(text) ? '' : text))
const fields = fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]{0,12}$/), messages)
const codes = fc.oneof(
  fc.constantFrom(...Object.keys(statusOf)),
  words.filter((code) => code !== 'Refused'),
)

describe.each(Object.entries(dialects))('%s', (name, dialect) => {
  test('hears every refusal that it says', () => {
    fc.assert(
      fc.property(codes, messages, fields, (code, message, byField) => {
        const refusal: Refusal = { code, message, fields: byField }
        const { status, body } = dialect.say(refusal, {})
        expect(status).toBeGreaterThanOrEqual(400)
        expect(dialect.hear(JSON.parse(JSON.stringify(body)))).toEqual(refusal)
      }),
    )
  })

  test('hears a no in its own words, wherever it has some', () => {
    fc.assert(
      fc.property(words, (message) => {
        const { status, body } = dialect.say({ code: 'Refused', message, fields: {} }, { matricula: {} })
        expect(status).toBe(name === 'inResponseStatus' ? 400 : 200)
        expect(dialect.hear(JSON.parse(JSON.stringify(body)))).toEqual({ code: 'Refused', message, fields: {} })
      }),
    )
  })

  test('never throws, whatever came', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (reply) => {
        const heard = dialect.hear(reply)
        expect(heard === null || typeof heard.message === 'string').toBe(true)
      }),
    )
  })

  test('never carries a stack trace', () => {
    const reply = {
      responseStatus: { errorCode: 'Fault', message: 'Falha', stackTrace: 'at Secret.Method()', errors: [] },
    }
    expect(JSON.stringify(dialect.hear(reply))).not.toContain('Secret')
  })
})

test('every operation hears a yes in a plain reply of its own', () => {
  for (const { name, kind, output, refusal } of operations) {
    if (kind === 'oneWay') continue
    const yes = name === 'MarcarPresencaPost' ? { marcado: true, message: 'Presença marcada' } : {}
    expect(refusal.hear(repair(output, yes).value), name).toBeNull()
  }
})

const heard = (code: string, message = '', byField: Record<string, string> = {}) => ({ code, message, fields: byField })

describe('the error envelope as it is met', () => {
  test.each<[string, unknown, Refusal | null]>([
    ['camel case', { responseStatus: { errorCode: 'NotFound', message: 'Não há' } }, heard('NotFound', 'Não há')],
    ['Pascal case', { ResponseStatus: { ErrorCode: 'NotFound', Message: 'Não há' } }, heard('NotFound', 'Não há')],
    ['capitals', { RESPONSESTATUS: { ERRORCODE: 'NotFound' } }, heard('NotFound')],
    ['bare', { errorCode: 'Unauthenticated', message: 'Entre' }, heard('Unauthenticated', 'Entre')],
    ['a yes with an empty envelope', { responseStatus: {} }, null],
    ['a yes with an envelope of null', { responseStatus: null, userName: 'ana' }, null],
    ['a yes with an empty code', { responseStatus: { errorCode: '', message: '', errors: [] } }, null],
    [
      'errors that are none',
      { responseStatus: { errorCode: 'X', errors: [null, 3, {}, { fieldName: '' }] } },
      heard('X'),
    ],
    ['errors of null', { responseStatus: { errorCode: 'X', errors: null } }, heard('X')],
    [
      'dotted and Pascal field names, the first message of each',
      {
        ResponseStatus: {
          ErrorCode: 'Validation',
          Errors: [
            { FieldName: 'Matricula.Cadastro.Cep', Message: 'CEP inválido' },
            { FieldName: 'cep', Message: 'outro' },
            { FieldName: 'Reservas[0].UnidadeId', Message: 'Sem vaga' },
          ],
        },
      },
      heard('Validation', '', { cep: 'CEP inválido', unidadeId: 'Sem vaga' }),
    ],
    [
      'a field called like a method of every object',
      { responseStatus: { errorCode: 'Validation', errors: [{ fieldName: 'ToString', message: 'não' }] } },
      heard('Validation', '', { toString: 'não' }),
    ],
    ['no object', '<html></html>', null],
    ['a list', [{ errorCode: 'X' }], null],
    ['null', null, null],
  ])('%s', (_, reply, expected) => {
    expect(hearResponseStatus(reply)).toEqual(expected)
    expect(inResponseStatus.hear(reply)).toEqual(expected)
  })

  test.each([
    ['Matricula.Cadastro.Cep', 'cep'],
    ['CodigoProtocolo', 'codigoProtocolo'],
    ['Roles[0]', 'roles'],
    ['Matricula.Reservas[12].Vagas2', 'vagas2'],
    ['7', ''],
    ['', ''],
    ['...', ''],
  ])('the field %s is %s', (fieldName, key) => {
    const errors = [{ fieldName, message: 'não' }]
    const refusal = hearResponseStatus({ responseStatus: { errorCode: 'Validation', errors } })
    expect(refusal?.fields).toEqual(key ? { [key]: 'não' } : {})
  })
})

test.each([
  ['CPF', op.InsertPessoaAvaliacaoInterdisciplinar, 'cpf'],
  ['Pessoa.OrgaoEmissorRg', op.InsertPessoaAvaliacaoInterdisciplinar, 'orgaoEmissorRG'],
  ['username', op.Auth, 'userName'],
  ['Matricula.Login.CPFResponsavel', op.PostMatriculaMunicipal, 'cpfResponsavel'],
  ['MATRICULA.RESERVAS[0].UNIDADEID', op.PostMatriculaMunicipal, 'unidadeId'],
  ['campoDaPrefeitura', op.PostMatriculaMunicipal, 'campoDaPrefeitura'],
] as const)('the field %s of a refused %o is %s', (fieldName, { input }, key) => {
  const errors = [{ fieldName, message: 'Não assim.' }]
  const refusal = hearResponseStatus({ responseStatus: { errorCode: 'Validation', errors } })
  expect(withNames(refusal, input)?.fields).toEqual({ [key]: 'Não assim.' })
})

describe('enrollment', () => {
  test('says no with the whole aggregate, so that what was typed stays', () => {
    const matricula = z.parse(Matricula, { cadastro: { nomeResponsavel: 'Rita' }, doServico: 1 })
    const input = z.parse(op.PostMatriculaMunicipal.input, { matricula })
    const { body } = inErrorMessage.say({ code: 'Refused', message: 'A vaga acabou de ser ocupada', fields: {} }, input)
    expect(body).toEqual({ ...matricula, errorMessage: 'A vaga acabou de ser ocupada' })
  })

  test('hears ErrorMessage in any case, and an empty one is a yes', () => {
    expect(inErrorMessage.hear({ ErrorMessage: 'Fora do prazo' })).toEqual(heard('Refused', 'Fora do prazo'))
    expect(inErrorMessage.hear({ errorMessage: '', processamento: 'identificado' })).toBeNull()
    expect(inErrorMessage.hear({ errorMessage: null })).toBeNull()
    // a fixed-width column without a text
    expect(inErrorMessage.hear({ errorMessage: '    ', processamento: 'emAnalise' })).toBeNull()
    expect(hearResponseStatus({ responseStatus: { errorCode: ' ', message: ' ' } })).toBeNull()
  })
})

test('with a failed status each operation’s own words of a refusal are heard too', () => {
  const aggregate = { login: {}, errorMessage: 'Fora do prazo' }
  expect(inErrorMessage.hear(aggregate, true)).toEqual(heard('Refused', 'Fora do prazo'))
  const errors = [{ fieldName: 'Cep', message: 'Não assim.' }]
  const both = { ...aggregate, responseStatus: { errorCode: 'Validation', message: 'Não.', errors } }
  expect(inErrorMessage.hear(both, true)).toEqual({
    ...heard('Refused', 'Fora do prazo'),
    fields: { cep: 'Não assim.' },
  })
  expect(inErrorMessage.hear({ message: 'Não agora.' }, true)).toEqual(heard('', 'Não agora.'))
  expect(inMarcado.hear({ marcado: false, message: 'Você está longe' }, true)).toEqual(heard('', 'Você está longe'))
  expect([inErrorMessage.hear({}, true), inMarcado.hear({}, true)]).toEqual([null, null])
})

describe('attendance', () => {
  test.each([true, 'true', 'True', 1, '1'])('%j is a presence', (marcado) => {
    expect(inMarcado.hear({ marcado, message: 'Presença marcada' })).toBeNull()
    expect(inMarcado.hear({ Marcado: marcado })).toBeNull()
  })

  test.each([false, 'false', 'False', 0, null, undefined, {}, 'talvez'])('%j is none', (marcado) => {
    expect(inMarcado.hear({ marcado, Message: 'Você está longe' })).toEqual(heard('Refused', 'Você está longe'))
  })

  test('a no without words is one, and an answer that says nothing is none', () => {
    expect(inMarcado.hear({ marcado: false })).toEqual(heard('Refused'))
    expect([inMarcado.hear({}), inMarcado.hear({ marcado: null, message: '' })]).toEqual([null, null])
    expect(inMarcado.hear('<html></html>')).toBeNull()
    expect(inMarcado.hear({ marcado: true, responseStatus: { errorCode: 'Fault' } })).toEqual(heard('Fault'))
  })
})

test.each([
  [
    {
      responseStatus: {
        errorCode: '',
        message: 'Confira.',
        errors: [{ fieldName: 'UserName', message: 'Use o nome.' }],
      },
    },
    { code: '', message: 'Confira.', fields: { userName: 'Use o nome.' } },
  ],
  [{ message: 'Confira.' }, { code: '', message: 'Confira.', fields: {} }],
  [{ responseStatus: { errorCode: '', message: '' } }, null],
  [{}, null],
  [[], null],
])('words without a code are a refusal where the call failed, and nowhere else: %j', (reply, refusal) => {
  expect(hearResponseStatus(reply, true)).toEqual(refusal)
  expect(hearResponseStatus(reply)).toBeNull()
})
