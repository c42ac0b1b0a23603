/** Who may open which address: guard, menu, "Mais", start page and links all derive from this table. ASSUMED (decisions §4). */
import { administrator, families, isFamily, type Role, staff, type View, viewOfRole } from '@/domain/profiles'
import type { paths } from '@/paths'
import { type Session, useSession } from '@/session'
import { roleOf } from '@/settings'

export type PathName = keyof typeof paths
/** The roles that may enter; `'signedIn'`: every one, known or not; `'anyone'`: no session needed. */
export type Who = readonly Role[] | 'signedIn' | 'anyone'

/** Lists of classes, messages and an evaluation are a teacher's too. */
const withTeachers: Who = [...families, 'Professor']

export const access: Readonly<Record<PathName, Who>> = {
  entrar: 'anyone',
  inicio: 'signedIn',
  aluno: ['Responsavel'],
  turmas: withTeachers,
  turma: withTeachers,
  notas: families,
  boletim: families,
  semana: families,
  avaliacao: withTeachers,
  recados: withTeachers,
  recado: withTeachers,
  mais: 'signedIn',
  presenca: ['Aluno'],
  lancamentos: ['Professor'],
  atividades: staff,
  equivalencias: staff,
  pessoa: staff,
  papeis: [administrator],
  configuracoes: 'signedIn',
  ajuda: 'anyone',
  acessibilidade: 'anyone',
  privacidade: 'anyone',
  vagas: 'anyone',
  vagasEscolas: 'anyone',
  vagasEtapa: 'anyone',
}

/** The service told no profile: it decides what each person may see. */
const isWithoutPerfil = ({ perfil, perfis }: Session): boolean => perfil === 0 && perfis?.length !== 0

/** Whether a person may enter. No profile told: everything but the roles page. An unknown number has the least rights. */
export function mayEnter(who: Who, session: Session): boolean {
  if (who === 'anyone' || who === 'signedIn') return true
  if (isWithoutPerfil(session)) return who.some((role) => role !== administrator)
  const role = roleOf(session.perfil)
  return role !== null && who.includes(role)
}

/** Whether a person may open the pages of this name. */
export const mayOpen = (name: PathName, session: Session | null): boolean =>
  access[name] === 'anyone' || (session !== null && mayEnter(access[name], session))

/** Whether the signed-in person may open the pages of this name: asked before a link to one is drawn. */
export function useMayOpen(): (name: PathName) => boolean {
  const session = useSession()
  return (name) => mayOpen(name, session)
}

/** Whose page is shown where profiles share an address. Where no profile was told the diary is the student's. */
export function viewOf(session: Session | null): View {
  if (!session) return 'none'
  return isWithoutPerfil(session) ? 'student' : viewOfRole(roleOf(session.perfil))
}
export const useView = (): View => viewOf(useSession())

/** Whether a person looks at grades of their own or of their children. */
export const seesGrades = (session: Session | null): boolean =>
  session !== null && (isWithoutPerfil(session) || isFamily(roleOf(session.perfil)))
