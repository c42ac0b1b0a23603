/**
 * The profiles and what each may do. ASSUMED (decisions §4): the contract tells neither the numbers nor their meaning.
 * The service is the judge; on a screen these only spare people a refusal.
 */
import { Perfil } from '@/contract'

/** The word of a profile, which is also the name of its role (cast: roles are the words of decisions §4). */
export type Papel = keyof typeof Perfil

const palavras = new Map<number, Papel>(Object.entries(Perfil).map(([papel, perfil]) => [perfil, papel as Papel]))

/** The word of a profile number; null for a number that nobody documented. */
export const papelDe = (perfil: number): Papel | null => palavras.get(perfil) ?? null

/** Profiles 4 to 7: the people of the secretariat, who may read every record (decisions §7). */
export const isStaff = (perfil: number): boolean => perfil >= Perfil.Secretaria && perfil <= Perfil.Administrador

/** Permissions of the service (cast). */
export type Permissao =
  'Diario.Ler' | 'Diario.Lancar' | 'Presenca.Marcar' | 'Curso.Ler' | 'Pessoa.Inserir' | 'Papeis.Remover'

const doStaff: readonly Permissao[] = ['Diario.Ler', 'Curso.Ler', 'Pessoa.Inserir']

/** What each profile may do from the start. */
const permissoes: Record<Papel, readonly Permissao[]> = {
  Aluno: ['Diario.Ler', 'Presenca.Marcar'],
  Responsavel: ['Diario.Ler'],
  Professor: ['Diario.Ler', 'Diario.Lancar'],
  Secretaria: doStaff,
  Coordenacao: doStaff,
  Direcao: doStaff,
  Administrador: [...doStaff, 'Papeis.Remover'],
}

/** The permissions of a profile; none for an unknown number (decisions §4: least rights). */
export function permissoesDe(perfil: number): readonly Permissao[] {
  const papel = papelDe(perfil)
  return papel ? permissoes[papel] : []
}
