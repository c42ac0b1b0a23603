/** The profiles and their rights. ASSUMED (decisions §4); the service decides. */
import { Perfil } from '@/contract'

/** The name of a profile, which is also the name of its role (decisions §4). */
export type Role = keyof typeof Perfil

// the cast is needed because Object.keys returns plain strings
/** Every role, in the order of the numbers. */
export const roles = Object.keys(Perfil) as Role[]

/** The role of a documented profile number; null for any other number. */
export const documentedRole = (perfil: number): Role | null => roles.find((role) => Perfil[role] === perfil) ?? null

/** The people of the secretariat, who may read every record (decisions §7). */
export const staff: readonly Role[] = ['Secretaria', 'Coordenacao', 'Direcao', 'Administrador']
/** The roles that see grades of their own or of their children. */
export const families: readonly Role[] = ['Aluno', 'Responsavel']
/** The one role that may remove roles (decisions §4). */
export const administrator: Role = 'Administrador'

/** Whether a role belongs to the secretariat. */
export const isStaff = (role: Role | null): boolean => role !== null && staff.includes(role)
/** Whether a role sees grades of their own or of their children. */
export const isFamily = (role: Role | null): boolean => role !== null && families.includes(role)

/** Whose page is shown at an address that several profiles share. `none`: an undocumented profile. */
export type View = 'student' | 'guardian' | 'teacher' | 'office' | 'none'

/** The view of a role where profiles share an address. */
export function viewOfRole(role: Role | null): View {
  const own: Partial<Record<Role, View>> = { Aluno: 'student', Responsavel: 'guardian', Professor: 'teacher' }
  return role === null ? 'none' : (own[role] ?? 'office')
}

/** Permissions of the service. */
export type Permission =
  'Diario.Ler' | 'Diario.Lancar' | 'Presenca.Marcar' | 'Curso.Ler' | 'Pessoa.Inserir' | 'Papeis.Remover'

const doStaff: readonly Permission[] = ['Diario.Ler', 'Curso.Ler', 'Pessoa.Inserir']

/** The initial permissions of each profile. */
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
