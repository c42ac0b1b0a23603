/** Bodies that mean something: what the schema allows, with the ids, tokens and people of the network in most fields. */
import fc from 'fast-check'
import { op, type OperationName } from '@/contract'
import { families } from '@/mock/seed/children'
import { points } from '@/mock/seed/presenca'
import { fitting } from '../contract/arbitrary'
import { guardian, home } from '../support/family'

type Body = Record<string, unknown>
type Fields = Record<string, fc.Arbitrary<unknown>>

const pessoas = fc.constantFrom(0, 0, 0, 1001, 1002, 1003, 1004, 2001, 3001, 3002, 4001, 7001, 2_010_007, 9, -1)
const perfil = fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 7, 9)
const classe = fc.constantFrom(1010, 1011, 1011, 1015, 1021, 1022, 1061, 1063, 1066, 1071, 1230, 1440, 7, 0, -1)
const turma = fc.constantFrom(0, 101, 102, 106, 107, 123, 140, 160, 999_999, -5)
const periodo = fc.constantFrom(0, 1, 2, 3)
/** The token of a page that ends with record 10110007 by name, two broken ones, and the two ways to say "the first". */
const token = fc.constantFrom(null, null, null, '', 'WzEwMTFd', 'WzAsMTAxMV0', 'nonsense')
const quantidade = fc.constantFrom(0, 0, 1, 2, 50, 500, 501, 1e9, -1)
const list = (...names: string[]) => fc.subarray([...names, '', 'Desconhecido']).map((some) => some.join(', '))
const shape = {
  embutir: fc.oneof(fc.constant(''), list('turma', 'periodoLetivo')),
  campos: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, list('id', 'nome', 'DESCRICAO', 'itens')),
}
const who = { idPessoa: pessoas, perfil }
const page = { tokenPagina: token, quantidade }
const people = Object.values(families)
const family = fc.constantFrom(...people)
const verbs = ['identificar', 'consultar', 'confirmar', 'transferir', 'cadastrar', 'cancelar', '', 'apagar', 'toString']

const login = fc
  .record({ family, spoil: fc.constantFrom('', '', '', 'cpfAluno', 'cpfResponsavel', 'nomeMae', 'dataNasc') })
  .map(({ family: { cpf, cpfResponsavel, dataNasc, nome, nomeMae }, spoil }) => {
    const full: Body = { nomeAluno: nome, nomeMae, dataNasc, cpfAluno: cpf, cpfResponsavel }
    if (spoil !== '') full[spoil] = spoil === 'dataNasc' ? '2031-02-30' : ''
    return full
  })

const serieId = fc.constantFrom(0, 10, 20, 21, 31, 32, 33, 36, 39, 42, 77)
const turno = fc.constantFrom('', 'Manhã', 'Tarde', 'Integral', 'Noite', 'Madrugada')
const unidadeId = fc.integer({ min: -1, max: 13 })
/** What a family tells of itself, or leaves out. */
const told: Fields = Object.fromEntries(
  Object.entries({ ...guardian, ...home }).map(([name, text]) => [name, fc.constantFrom<unknown>('', text)]),
)
const cadastro = fc.record(
  {
    ...told,
    grauParentesco: fc.constantFrom(0, guardian.grauParentesco, 3, 8, 99),
    serieId,
    turno,
    unidadeId,
    cep: fc.constantFrom(home.cep, '1'),
    // nobody else's: an answer that holds it tells whose record it is
    telefoneResponsavel: fc.oneof(
      fc.constant('x'),
      fc.integer({ min: 0, max: 99_999_999 }).map((n) => String(47_900_000_000 + n)),
    ),
  },
  { requiredKeys: [] },
)
const transferencia = fc.record({
  novoTurno: turno,
  intencaoUnidadeId: fc.array(unidadeId, { maxLength: 4 }),
  confirmacao: fc.record({ id: fc.nat(3), valor: fc.boolean() }),
})
const aggregate: fc.Arbitrary<Body> = fc
  .record({
    login,
    processamento: fc.constantFrom(...verbs),
    cadastro,
    confirmacao: transferencia,
    transferencia,
    reservas: fc.array(fc.record({ unidadeId, turno, vagas: fc.nat(30), reservas: fc.nat(30) }), { maxLength: 4 }),
    cancelamento: fc.record({ protocolo: fc.constantFrom('', 'VS-7K4M-2Q9T', 'vs7k4m2q9t', 'VS-2222-2222') }),
  })
  .map((matricula) => ({ login: matricula.login, matricula }))

const roles = fc.subarray(['Aluno', 'Professor', 'administrador', 'Administrador', 'Papel que não há'])
const permissions = fc.subarray(['Diario.Ler', 'diario.lancar', 'Papeis.Remover', 'Curso.Ler'])
const userName = fc.constantFrom('', 'ana', 'CARLA', ' rui ', 'sonia', 'helena', 'otavio', 'ninguem', '__proto__')
const ponto = fc.constantFrom(...Object.values(points))

/** The fields of each operation that have a meaning of their own. */
const hot: Record<OperationName, Fields> = {
  Auth: {
    provider: fc.constantFrom('', 'credentials', 'credentials', 'logout', 'facebook'),
    userName,
    password: fc.constantFrom('', 'caderno', 'errada'),
  },
  UnAssignRoles: { userName, roles, permissions },
  GetAvaliacao: {
    ...who,
    id: fc.constantFrom(101_105, 101_503, 'ING/oral nº 1', 106_101, 0, null, '101105'),
    ...shape,
  },
  AtividadesCurriculares: {
    idAvaliacaoInterdisciplinar: fc.constantFrom(null, 0, '', 9001, '9001', 'horta/2º semestre', 'nada'),
    idPessoa: pessoas,
    idCurso: fc.constantFrom(0, 1, 2, 3, 4, 5, 99),
    idAtividadeCurricularRequisito: fc.constantFrom(0, 2052, 4001, 99),
    ...page,
    ...shape,
  },
  EquivalenciasCurriculares: {
    idPessoa: pessoas,
    idCurso: fc.constantFrom(0, 3, 4, 99),
    idAtividadeEquivalenteOfertada: fc.constantFrom(0, 4002, 4003, 99),
    ...page,
    ...shape,
  },
  Classes: { idTurma: turma, ...who, idPeriodoLetivo: periodo, ...page, ...shape },
  GetPeriodoLetivo: { ...who, id: periodo, ...shape },
  AproveitamentosAlunos: { idClasse: classe, ...who, ...page, ...shape },
  GetRecado: { idPessoa: pessoas, id: fc.constantFrom(10_112, 10_101, 10_601, 10_602, 0, 1.5e15), ...shape },
  GetTurma: { ...who, id: turma, ...shape },
  AproveitamentoAluno: { id: fc.constantFrom(10_110_000, 10_110_002, 10_610_000, 12_300_000, 99, -1) },
  MarcarPresencaPost: {
    latitude: ponto.map((at) => at.latitude),
    longitude: ponto.map((at) => at.longitude),
    ...who,
  },
  InsertPessoaAvaliacaoInterdisciplinar: {
    id: fc.constantFrom(0, 0, 50_000, -1),
    nome: fc.constantFrom('', 'Zulmira Paz', 'Aurora Lins Peixoto', 'João da Silva'),
    nomeMae: fc.constantFrom('', 'Celina Lins'),
    cpf: fc.constantFrom('', '77000000197', '11144477735', '1'),
    tipoPessoa: fc.constantFrom('', 'F', 'J'),
    email: fc.constantFrom('', 'x', 'a@b.example'),
  },
  PostMatriculaMunicipal: {},
}

/** Strings and other fields of a schema at random, with the fields that mean something mostly taken from the network. */
export function bodyOf(name: OperationName): fc.Arbitrary<Body> {
  const anything = fitting(op[name].input) as fc.Arbitrary<Body>
  const meant: fc.Arbitrary<Body> = fc.record(hot[name], { requiredKeys: [] })
  const mixed = fc.tuple(anything, meant).map(([body, over]) => ({ ...body, ...over }))
  return name === 'PostMatriculaMunicipal'
    ? fc.oneof({ weight: 1, arbitrary: anything }, { weight: 4, arbitrary: aggregate })
    : fc.oneof({ weight: 1, arbitrary: anything }, { weight: 4, arbitrary: mixed })
}

/** Only the fields that mean something, the others left out: small bodies, for long sequences. */
export const plainBodyOf = (name: OperationName): fc.Arbitrary<Body> =>
  name === 'PostMatriculaMunicipal' ? aggregate : fc.record(hot[name], { requiredKeys: [] })
