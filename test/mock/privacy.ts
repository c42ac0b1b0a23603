/**
 * Whether an answer tells somebody about another person. Who belongs to whom is written down here by hand,
 * not taken from the service.
 */
import type { AproveitamentoAluno, OperationName } from '@/contract'
import { isVisible, allGrades } from '@/domain/notas/notas'
import type { Answer } from '@/mock/backend'
import type { Db } from '@/mock/db'

/** Whose records each person of the cast may see, by profile; null = the whole network; teachers: their classes. */
const sees: Record<string, Partial<Record<number, readonly number[] | null>>> = {
  ana: { 1: [1001] },
  bruno: { 1: [1002] },
  pedro: { 1: [1003] },
  'sessao.curta': { 1: [1005] },
  marta: { 2: [1001, 1003] },
  rui: { 2: [1004] },
  sonia: { 4: null },
  celso: { 5: null },
  ivone: { 6: null },
  helena: { 7: null },
  otavio: { 7: null },
}
const teaches: Record<string, readonly number[]> = { carla: [1011, 1021, 1061], rui: [1012, 1022] }
const firstProfile: Record<string, number> = { carla: 3, rui: 3 }

/** Class groups in which each student of the cast sits. */
const sits: Record<number, readonly number[]> = {
  1001: [101],
  1002: [106, 107],
  1003: [123],
  1004: [102],
  1005: [102],
}

interface Reach {
  /** Students whose records may be seen; null = everybody's. */
  students: ReadonlySet<number> | null
  classes: ReadonlySet<number>
}

/** What a person reaches in the profile that an answer was given for; null where there is none such. */
function reachOf(userName: string, perfil: number): Reach | null {
  const used = perfil || (firstProfile[userName] ?? Number(Object.keys(sees[userName] ?? {})[0] ?? 0))
  if (used === 3) {
    const classes = teaches[userName]
    return classes ? { students: null, classes: new Set(classes) } : null
  }
  const students = sees[userName]?.[used]
  if (students === undefined) return null
  if (students === null) return { students: null, classes: new Set() }
  return { students: new Set(students), classes: new Set() }
}

const isStaff = (reach: Reach) => reach.students === null && reach.classes.size === 0

/** Whether a class is within reach: taught, or attended by one of the students. */
function holdsClass(reach: Reach, idClasse: number): boolean {
  if (isStaff(reach) || reach.classes.has(idClasse)) return true
  return [...(reach.students ?? [])].some((id) => sits[id]?.includes(Math.floor(idClasse / 10)))
}

/** Who sits at the position that a record's number tells. */
function studentOf(db: Db, idRegistro: number): number {
  const idTurma = Math.floor(idRegistro / 100_000)
  const n = idRegistro % 10_000
  const cast = db.diario.lugares.find((place) => place.idTurma === idTurma && place.n === n)
  return cast?.idPessoa ?? 1_000_000 + idTurma * 10_000 + n
}

interface Seen {
  id?: number
  idTurma?: number
  aluno?: { idPessoa: number }
}

const anyProfile = (userName: string) => [1, 2, 3, 4, 5, 6, 7].flatMap((perfil) => reachOf(userName, perfil) ?? [])

/** What an accepted answer tells that it must not; [] when it keeps to the caller's own. */
export function leaks(
  db: Db,
  call: { who: string | null; name: OperationName; body: Record<string, unknown> },
  answer: Answer,
): string[] {
  const { who, name, body } = call
  if (name === 'PostMatriculaMunicipal') return leaksOfEnrollment(db, body, answer.body)
  if (answer.status !== 200 || who === null) return []
  const reply = answer.body as Seen & { itens?: Seen[] }
  const told = (what: string) => [`${who} was told ${what}`]
  const perfil = Number(body['perfil'] ?? 0)
  switch (name) {
    case 'AproveitamentosAlunos': {
      const reach = reachOf(who, perfil)
      if (!reach) return told('records without a profile')
      // `campos` may have cut the grades
      const records = (reply.itens ?? []) as Partial<AproveitamentoAluno>[]
      return records.flatMap(({ id = 0, grupos = [], notasComplementares = [] }) => {
        const mine = reach.students ? reach.students.has(studentOf(db, id)) : holdsClass(reach, Math.floor(id / 10_000))
        if (!mine) return told(`record ${id}`)
        const shown =
          !reach.students ||
          allGrades({ grupos, notasComplementares }).every((nota) => isVisible(nota) || nota.valor === null)
        return shown ? [] : told(`an unpublished grade of record ${id}`)
      })
    }
    case 'Classes': {
      const reach = reachOf(who, perfil)
      if (!reach) return told('classes without a profile')
      return (reply.itens ?? []).flatMap(({ aluno, id = 0 }) => {
        const stranger = aluno && !isStaff(reach) && !reach.students?.has(aluno.idPessoa)
        return stranger || !holdsClass(reach, id) ? told(`class ${id}`) : []
      })
    }
    case 'GetRecado': {
      const classe = Math.floor((reply.id ?? 0) / 10)
      return anyProfile(who).some((reach) => holdsClass(reach, classe)) ? [] : told(`message ${String(reply.id)}`)
    }
    case 'GetAvaliacao': {
      const classe = typeof reply.id === 'number' ? Math.floor(reply.id / 100) : 1015
      const reach = reachOf(who, perfil)
      return reach && holdsClass(reach, classe) ? [] : told(`evaluation ${String(reply.id)}`)
    }
    case 'GetTurma': {
      const reach = reachOf(who, perfil)
      const classes = Array.from({ length: 8 }, (_, slot) => (reply.id ?? 0) * 10 + slot)
      return reach && classes.some((id) => holdsClass(reach, id)) ? [] : told(`class group ${String(reply.id)}`)
    }
    case 'MarcarPresencaPost':
      return reachOf(who, 1) || (reply as { marcado?: boolean }).marcado === false ? [] : told('a presence')
    case 'AtividadesCurriculares':
    case 'EquivalenciasCurriculares':
    case 'InsertPessoaAvaliacaoInterdisciplinar':
      return anyProfile(who).some(isStaff) ? [] : told(name)
    case 'UnAssignRoles':
      return who === 'helena' || who === 'otavio' ? [] : told('roles')
    case 'AproveitamentoAluno':
      return teaches[who]?.includes(Math.floor(Number(body['id']) / 10_000)) ? [] : told('that a grade was taken')
    // tells of nobody but the caller, or of the whole school
    case 'Auth':
    case 'GetPeriodoLetivo':
      return []
    // a new operation says here whom it may tell of
    default:
      return name satisfies never
  }
}

/** Texts of a child's record that a stranger must not read, unless the request itself carries them (decisions §11). */
function leaksOfEnrollment(db: Db, body: unknown, reply: unknown): string[] {
  const asked = JSON.stringify(body)
  const said = JSON.stringify(reply)
  const compact = asked.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const { criancas, pedidos } = db.matricula
  return criancas.flatMap((crianca) => {
    const mine = pedidos.filter(({ idPessoa }) => idPessoa === crianca.idPessoa)
    const guardians = [crianca.cpfResponsavel, ...mine.map(({ cpfResponsavel }) => cpfResponsavel)]
    const entitled =
      guardians.some((cpf) => cpf !== '' && asked.includes(cpf)) ||
      mine.some(({ protocolo }) => compact.includes(protocolo.replaceAll('-', '')))
    if (entitled) return []
    const secrets = [
      crianca.nome,
      crianca.cpf,
      ...guardians,
      ...mine.flatMap(({ cadastro, documentoUrl, protocolo }) => [
        protocolo,
        documentoUrl,
        cadastro?.telefoneResponsavel ?? '',
      ]),
    ]
    return secrets
      .filter((secret) => secret !== '' && said.includes(JSON.stringify(secret).slice(1, -1)))
      .filter((secret) => !asked.includes(JSON.stringify(secret).slice(1, -1)))
      .map((secret) => `a stranger read ${secret}`)
  })
}
