/** Who may see what. ASSUMED (decisions §7): a student only theirs, a guardian only their children's, a teacher only their classes. */
import { Perfil } from '@/contract'
import { documentedRole, isStaff, type Permission } from '@/domain/profiles'
import type { Db } from '../db'
import { type Caller, refuse, type SignedContext } from '../operation'
import { classesOfAluno, classesOfProfessor, childrenOf } from '../seed/municipality'

/** How a caller looks at the diary. */
export interface Sight {
  /** The students whose classes and records it shows; null: everybody. */
  alunos: readonly number[] | null
  /** The teacher whose classes it shows. With neither it is the whole network. */
  professor: number | null
  /** It may look into every class, whomever it is about. */
  staff: boolean
  /** A class says which student it is shown for; not where these are their own. */
  named: boolean
}

const nobodys: Sight = { alunos: null, professor: null, staff: false, named: true }

/** The account's permission, or a refusal `Forbidden`. Removing it (UnAssignRoles) takes effect at once. */
export function demand({ db, caller }: SignedContext, permission: Permission): void {
  const account = db.acesso.accounts.find(({ userName }) => userName === caller.userName)
  if (!account?.permissions.includes(permission)) refuse('Forbidden', 'Seu perfil não permite esta consulta.')
}

function withPerfil(db: Db, caller: Caller, perfil: number, idPessoa: number): Sight {
  const own = idPessoa === 0 || idPessoa === caller.idPessoa
  if (isStaff(documentedRole(perfil))) {
    const whole = { ...nobodys, staff: true }
    return own ? whole : { ...whole, alunos: [idPessoa], professor: idPessoa }
  }
  if (perfil === Perfil.Responsavel) {
    const filhos = childrenOf(db, caller.idPessoa)
    if (!own && !filhos.includes(idPessoa)) refuse('Forbidden', 'Este estudante não está sob sua responsabilidade.')
    return { ...nobodys, alunos: own ? filhos : [idPessoa] }
  }
  if (!own) refuse('Forbidden', 'Você só pode ver os seus próprios dados.')
  if (perfil === Perfil.Professor) return { ...nobodys, professor: caller.idPessoa }
  if (perfil === Perfil.Aluno) return { ...nobodys, alunos: [caller.idPessoa], named: false }
  return refuse('Forbidden', 'Seu perfil não permite esta consulta.')
}

/** The view of a caller: `perfil` 0 is the first of theirs, `idPessoa` 0 themselves; refuses what is not theirs. */
export function sightOf(context: SignedContext, ask: { idPessoa: number; perfil: number }): Sight {
  demand(context, 'Diario.Ler')
  const { db, caller } = context
  if (ask.perfil !== 0 && !caller.perfis.includes(ask.perfil)) refuse('Forbidden', 'Você não tem o perfil informado.')
  return withPerfil(db, caller, ask.perfil || (caller.perfis[0] ?? 0), ask.idPessoa)
}

/** Every view of a caller, for operations that carry no `perfil`; refuses when none allows what is asked. */
export function sightsOf(context: SignedContext, idPessoa: number): Sight[] {
  demand(context, 'Diario.Ler')
  const { db, caller } = context
  const foreign = idPessoa !== 0 && idPessoa !== caller.idPessoa
  const may = (perfil: number) =>
    !foreign ||
    isStaff(documentedRole(perfil)) ||
    (perfil === Perfil.Responsavel && childrenOf(db, caller.idPessoa).includes(idPessoa))
  const perfis = caller.perfis.filter(may)
  if (perfis.length === 0) refuse('Forbidden', 'Seu perfil não permite esta consulta.')
  return perfis.map((perfil) => withPerfil(db, caller, perfil, idPessoa))
}

/** The classes in a view, each with the student when it is seen as theirs; null stands for all classes of the network. */
export function classesInSight(db: Db, { alunos, named, professor }: Sight) {
  if (alunos === null && professor === null) return null
  const attended = (alunos ?? []).flatMap((id) =>
    classesOfAluno(db, id).map((row) => ({ row, idAluno: named ? id : null })),
  )
  const taught = professor === null ? [] : classesOfProfessor(db, professor).map((row) => ({ row, idAluno: null }))
  return [...attended, ...taught]
}

/** Whether a view holds a class. */
export const seesClasse = (db: Db, sight: Sight, idClasse: number): boolean =>
  sight.staff || (classesInSight(db, sight) ?? []).some(({ row }) => row.id === idClasse)

/** Refuses a class that none of the views holds. */
export function demandClasse(db: Db, sights: readonly Sight[], idClasse: number): void {
  if (!sights.some((sight) => seesClasse(db, sight, idClasse))) refuse('Forbidden', 'Você não participa desta turma.')
}
