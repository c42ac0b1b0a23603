/** Who may see what (decisions §7): a student only theirs, a guardian only their children's, a teacher only their classes. */
import { Perfil } from '@/contract'
import { documentedRole, isStaff, type Permission } from '@/domain/profiles'
import type { Db } from '../db'
import { type Caller, refuse, type SignedContext } from '../operation'
import { classesOfAluno, classesOfProfessor, childrenOf } from '../seed/municipality'
import type { ClasseRow } from '../tables/diario'

/** How a caller looks at the diary. */
export type Sight =
  | { tipo: 'aluno'; idPessoa: number }
  | { tipo: 'filhos'; alunos: readonly number[] }
  | { tipo: 'professor'; idPessoa: number }
  | { tipo: 'pessoa'; idPessoa: number }
  | { tipo: 'tudo' }

/** The account's permission, or a refusal `Forbidden`. Removing it (UnAssignRoles) takes effect at once. */
export function demand({ db, caller }: SignedContext, permission: Permission): void {
  const account = db.acesso.accounts.find(({ userName }) => userName === caller.userName)
  if (!account?.permissions.includes(permission)) refuse('Forbidden', 'Seu perfil não permite esta consulta.')
}

function comPerfil(db: Db, caller: Caller, perfil: number, idPessoa: number): Sight {
  const own = idPessoa === 0 || idPessoa === caller.idPessoa
  if (isStaff(documentedRole(perfil))) return own ? { tipo: 'tudo' } : { tipo: 'pessoa', idPessoa }
  if (perfil === Perfil.Responsavel) {
    const filhos = childrenOf(db, caller.idPessoa)
    if (own) return { tipo: 'filhos', alunos: filhos }
    if (filhos.includes(idPessoa)) return { tipo: 'filhos', alunos: [idPessoa] }
    return refuse('Forbidden', 'Este estudante não está sob sua responsabilidade.')
  }
  if (!own) refuse('Forbidden', 'Você só pode ver os seus próprios dados.')
  if (perfil === Perfil.Professor) return { tipo: 'professor', idPessoa: caller.idPessoa }
  if (perfil === Perfil.Aluno) return { tipo: 'aluno', idPessoa: caller.idPessoa }
  return refuse('Forbidden', 'Seu perfil não permite esta consulta.')
}

/** The view of a caller: `perfil` 0 is the first of theirs, `idPessoa` 0 themselves; refuses what is not theirs. */
export function sightOf(context: SignedContext, ask: { idPessoa: number; perfil: number }): Sight {
  demand(context, 'Diario.Ler')
  const { db, caller } = context
  if (ask.perfil !== 0 && !caller.perfis.includes(ask.perfil)) refuse('Forbidden', 'Você não tem o perfil informado.')
  return comPerfil(db, caller, ask.perfil || (caller.perfis[0] ?? 0), ask.idPessoa)
}

/** Every view of a caller, for operations that carry no `perfil`; refuses when none allows what is asked. */
export function sightsOf(context: SignedContext, idPessoa: number): Sight[] {
  demand(context, 'Diario.Ler')
  const { db, caller } = context
  const sights: Sight[] = []
  for (const perfil of caller.perfis) {
    const foreign = idPessoa !== 0 && idPessoa !== caller.idPessoa
    if (
      foreign &&
      !isStaff(documentedRole(perfil)) &&
      !(perfil === Perfil.Responsavel && childrenOf(db, caller.idPessoa).includes(idPessoa))
    ) {
      continue
    }
    sights.push(comPerfil(db, caller, perfil, idPessoa))
  }
  return sights.length > 0 ? sights : refuse('Forbidden', 'Seu perfil não permite esta consulta.')
}

/** The classes in a view, each with the student when it is seen as theirs; null stands for all classes of the network. */
export function classesInSight(db: Db, sight: Sight): { row: ClasseRow; idAluno: number | null }[] | null {
  const doAluno = (idAluno: number) => classesOfAluno(db, idAluno).map((row) => ({ row, idAluno }))
  const doProfessor = (id: number) => classesOfProfessor(db, id).map((row) => ({ row, idAluno: null }))
  switch (sight.tipo) {
    case 'tudo':
      return null
    case 'professor':
      return doProfessor(sight.idPessoa)
    case 'pessoa':
      return [...doAluno(sight.idPessoa), ...doProfessor(sight.idPessoa)]
    case 'aluno':
      // their own: the class need not say whose it is
      return doAluno(sight.idPessoa).map(({ row }) => ({ row, idAluno: null }))
    case 'filhos':
      return sight.alunos.flatMap(doAluno)
  }
}

/** Whether a view holds a class. */
export function seesClasse(db: Db, sight: Sight, idClasse: number): boolean {
  if (sight.tipo === 'tudo' || sight.tipo === 'pessoa') return true
  return classesInSight(db, sight)?.some(({ row }) => row.id === idClasse) ?? true
}

/** Refuses a class that none of the views holds. */
export function demandClasse(db: Db, sights: readonly Sight[], idClasse: number): void {
  if (!sights.some((sight) => seesClasse(db, sight, idClasse))) refuse('Forbidden', 'Você não participa desta turma.')
}
