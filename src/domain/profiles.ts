/** The profiles and what each may do. ASSUMED (decisions §4); the service is the judge. */
import { Perfil } from '@/contract'

/** The word of a profile, which is also the name of its role (decisions §4). */
export type Role = keyof typeof Perfil

// Object.keys tells no more than text
/** Every role, in the order of the numbers. */
export const roles = Object.keys(Perfil) as Role[]

/** The role of a profile number as documented; null for a number that nobody documented. */
export const documentedRole = (perfil: number): Role | null => roles.find((role) => Perfil[role] === perfil) ?? null

/** The people of the secretariat, who may read every record (decisions §7). */
export const staff: readonly Role[] = ['Secretaria', 'Coordenacao', 'Direcao', 'Administrador']
/** Whoever looks at grades of their own or of their children. */
export const families: readonly Role[] = ['Aluno', 'Responsavel']
/** The one role that may remove roles (decisions §4). */
export const administrator: Role = 'Administrador'

/** Whether a role belongs to the secretariat. */
export const isStaff = (role: Role | null): boolean => role !== null && staff.includes(role)
/** Whether a role looks at grades of their own or of their children. */
export const isFamily = (role: Role | null): boolean => role !== null && families.includes(role)

/** Whose page an address shows that several profiles share. `none`: a profile that nobody documented. */
export type View = 'student' | 'guardian' | 'teacher' | 'office' | 'none'

/** What a role is shown where profiles share an address. */
export function viewOfRole(role: Role | null): View {
  const own: Partial<Record<Role, View>> = { Aluno: 'student', Responsavel: 'guardian', Professor: 'teacher' }
  return role === null ? 'none' : (own[role] ?? 'office')
}

/** Permissions of the service. */
export type Permission =
  'Diario.Ler' | 'Diario.Lancar' | 'Presenca.Marcar' | 'Curso.Ler' | 'Pessoa.Inserir' | 'Papeis.Remover'

const doStaff: readonly Permission[] = ['Diario.Ler', 'Curso.Ler', 'Pessoa.Inserir']

/** What each profile may do from the start. */
const permissoes: Record<Role, readonly Permission[]> = {
  Aluno: ['Diario.Ler', 'Presenca.Marcar'],
  Responsavel: ['Diario.Ler'],
  Professor: ['Diario.Ler', 'Diario.Lancar'],
  Secretaria: doStaff,
  Coordenacao: doStaff,
  Direcao: doStaff,
  Administrador: [...doStaff, 'Papeis.Remover'],
}

/** The permissions of a profile; none for an unknown number (decisions §4: least rights). */
export function permissionsOf(perfil: number): readonly Permission[] {
  const role = documentedRole(perfil)
  return role ? permissoes[role] : []
}
