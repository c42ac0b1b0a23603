/**
 * Access rules. ASSUMED (decisions §7): students see only their own data, guardians only their children's, teachers
 * only their classes'.
 */
import { Perfil } from '@/contract'
import { documentedRole, isStaff, type Permission } from '@/domain/profiles'
import type { Db } from '../db'
import { type Caller, refuse, type SignedContext } from '../operation'
import { classesOfAluno, classesOfProfessor, childrenOf } from '../seed/municipality'

/** The part of the diary that a caller may see. */
export interface Sight {
  /** The students whose classes and records are visible; null for all. */
  alunos: readonly number[] | null
  /** The teacher whose classes are visible. With both null, the whole network is. */
  professor: number | null
  /** Whether every class may be opened, whomever the view is about. */
  staff: boolean
  /** Whether classes name the student they are shown for; false for a student's own classes. */
  named: boolean
}

const nobodys: Sight = { alunos: null, professor: null, staff: false, named: true }

/** Refuses (`Forbidden`) an account without the permission. Removing it (UnAssignRoles) takes effect at once. */
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

/** The view of a caller: `perfil` 0 means their first profile, `idPessoa` 0 themselves; refuses what is not theirs. */
export function sightOf(context: SignedContext, ask: { idPessoa: number; perfil: number }): Sight {
  demand(context, 'Diario.Ler')
  const { db, caller } = context
  if (ask.perfil !== 0 && !caller.perfis.includes(ask.perfil)) refuse('Forbidden', 'Você não tem o perfil informado.')
  return withPerfil(db, caller, ask.perfil || (caller.perfis[0] ?? 0), ask.idPessoa)
}

/** Every view of a caller, for operations without `perfil`; refuses when none allows the request. */
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

/** The classes in a view, each with its student when it is shown for one; null for all classes of the network. */
export function classesInSight(db: Db, { alunos, named, professor }: Sight) {
  if (alunos === null && professor === null) return null
  const attended = (alunos ?? []).flatMap((id) =>
    classesOfAluno(db, id).map((row) => ({ row, idAluno: named ? id : null })),
  )
  const taught = professor === null ? [] : classesOfProfessor(db, professor).map((row) => ({ row, idAluno: null }))
  return [...attended, ...taught]
}

/** Whether a view contains a class. */
export const seesClasse = (db: Db, sight: Sight, idClasse: number): boolean =>
  sight.staff || (classesInSight(db, sight) ?? []).some(({ row }) => row.id === idClasse)

/** Refuses a class that no view contains. */
export function demandClasse(db: Db, sights: readonly Sight[], idClasse: number): void {
  if (!sights.some((sight) => seesClasse(db, sight, idClasse))) refuse('Forbidden', 'Você não participa desta turma.')
}
