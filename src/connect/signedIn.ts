/** The part of the check that needs a session: the diary, courses, roles, and how unknown identifiers are refused. */
import type * as wire from '@/contract'
import { op, Perfil, TipoDeAvaliacao } from '@/contract'
import type { Asked } from './client'
import { itemsOf, type Walk } from './walk'

/** An identifier that no service uses yet. */
const nobodys = 2_147_483_600

/** The result of an assumption; null where this person has no permission to ask. */
const told = ({ status }: Asked, holds: boolean) => (status === 403 ? null : holds)

/** Whether lists page as assumed; null where the list is too short to show it. */
async function pages({ ask }: Walk): Promise<boolean | null> {
  const first = await ask('Classes', { quantidade: 1 })
  const { tokenPagina } = (first.read ?? {}) as { tokenPagina?: string | null }
  if (!tokenPagina) return null
  const second = itemsOf(await ask('Classes', { quantidade: 1, tokenPagina }))
  // whole rows, since a class comes once for each child of a guardian
  return second.length === 1 && JSON.stringify(second) !== JSON.stringify(itemsOf(first))
}

/** Whether a guardian who asks for one child is told of that child alone; null for whoever has not two children. */
async function tellsOneChild({ ask }: Walk, classes: readonly wire.Classe[]): Promise<boolean | null> {
  const children = new Set(classes.flatMap(({ aluno }) => aluno?.idPessoa ?? []))
  const [idPessoa] = children
  if (children.size < 2) return null
  const own = itemsOf<wire.Classe>(await ask('Classes', { idPessoa, quantidade: 50 }))
  const records = await ask('AproveitamentosAlunos', { idPessoa, idClasse: own[0]?.id ?? 0, quantidade: 50 })
  return own.every(({ aluno }) => aluno?.idPessoa === idPessoa) && itemsOf(records).length < 2
}

async function askGrades({ ask, askFor, assume, found }: Walk, classes: readonly wire.Classe[], profile: number) {
  let asked: Asked | null = null
  const notas: wire.Nota[] = []
  // the first class may have no grades yet
  for (const { id } of classes.slice(0, 3)) {
    asked = await ask('AproveitamentosAlunos', { idClasse: id, quantidade: 50 })
    const records = itemsOf<wire.AproveitamentoAluno>(asked)
    notas.push(...records.flatMap((record) => record.grupos.flatMap(({ avaliacoes }) => avaliacoes)))
    notas.push(...records.flatMap(({ notasComplementares }) => notasComplementares))
  }
  if (!asked) found.left.push({ operation: 'AproveitamentosAlunos', why: 'no answer before it told an idClasse' })
  const evaluation = await askFor(
    'GetAvaliacao',
    'id',
    notas.find(({ avaliacaoId }) => avaliacaoId != null)?.avaliacaoId,
  )
  const tipo = (evaluation?.read as wire.Avaliacao | null)?.tipo
  const known = tipo === undefined ? null : Object.values<number>(TipoDeAvaliacao).includes(tipo)
  assume('kind', known)
  const sees = profile === Perfil.Aluno || profile === Perfil.Responsavel
  if (sees && notas.some(({ publicada, valor }) => !publicada && valor !== null)) {
    found.warnings.push(
      'Unpublished grades are sent with their value to a student or a guardian. The portal hides them; who looks at the traffic does not need it to.',
    )
  }
}

async function askDiary(walk: Walk, profile: number): Promise<wire.Classe[]> {
  const { ask, askFor, assume } = walk
  const list = await ask('Classes', { quantidade: 50 })
  const classes = itemsOf<wire.Classe>(list)
  assume('self', classes.length > 0 ? true : null)
  assume('pages', await pages(walk))
  assume('child', await tellsOneChild(walk, classes))
  const first = (field: keyof wire.Classe) => classes.find((classe) => classe[field] != null)?.[field]
  const names = (field: keyof wire.Classe) => (classes.length > 0 ? first(field) !== undefined : null)
  assume('group', names('idTurma'))
  assume('messages', classes.length > 0 ? classes.some(({ recados }) => recados) : null)
  await askFor('GetTurma', 'id', first('idTurma'))
  const current = await ask('GetPeriodoLetivo')
  const period = current.read as wire.PeriodoLetivo | null
  assume('period', told(current, period?.vigente ?? false))
  await askFor('GetRecado', 'id', classes.flatMap(({ recados }) => recados ?? [])[0])
  await askGrades(walk, classes, profile)
  return classes
}

/** Repeats answered POST calls by their GET routes, which the portal itself does not use. */
async function askRoutes({ ask, assume, found }: Walk): Promise<void> {
  const answered = found.calls.filter(({ operation, outcome }) => outcome === 'answered' && op[operation].get !== null)
  const same: boolean[] = []
  for (const { operation, body, read } of new Map(answered.map((asked) => [asked.operation, asked])).values()) {
    const again = await ask(operation, body, 'GET')
    same.push(JSON.stringify(again.read) === JSON.stringify(read))
  }
  const holds = same.length === 0 ? null : same.every(Boolean)
  assume('routes', holds)
}

/** Checks everything that needs a session, which the walk already carries. */
export async function askSignedIn(walk: Walk, userName: string): Promise<void> {
  const { ask, assume, found } = walk
  const live = found.calls.findLast(({ operation, outcome }) => operation === 'Auth' && outcome === 'answered')
  const { perfil, perfis } = (live?.read ?? {}) as Partial<wire.AuthReply>
  const classes = await askDiary(walk, perfil ?? perfis?.[0] ?? 0)
  const idCurso = classes.find((classe) => classe.idCurso)?.idCurso ?? 0
  await ask('AtividadesCurriculares', { idCurso, quantidade: 5 })
  await ask('EquivalenciasCurriculares', { idCurso, quantidade: 5 })
  // two empty lists remove nothing: the portal looks people up this way (decisions §12)
  const roles = await ask('UnAssignRoles', { userName })
  const answered = roles.outcome === 'answered' && Boolean((roles.read as wire.UnAssignRolesReply | null)?.allRoles)
  assume('roles', told(roles, answered))
  const unknown = await ask('GetTurma', { id: nobodys })
  assume('missing', told(unknown, [204, 404].includes(unknown.status)))
  assume('reasons', unknown.refusal !== null)
  await askRoutes(walk)
}
