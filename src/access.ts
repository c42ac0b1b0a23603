/**
 * Who may open which address: guard, menu, "Mais", start page and links all derive from this
 * table. ASSUMED (decisions §4).
 */
import { administrator, families, isFamily, type Role, staff, type View, viewOfRole } from '@/domain/profiles'
import type { paths } from '@/paths'
import { type Session, useSession } from '@/session'
import { roleOf } from '@/settings'

export type PathName = keyof typeof paths
/** The roles that may enter; `'signedIn'`: every role, known or not; `'anyone'`: no session needed. */
export type Who = readonly Role[] | 'signedIn' | 'anyone'

/** Families and teachers share the lists of classes and messages, and the page of an evaluation. */
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

/** The service sent no profile and therefore decides itself what each person may see. */
const isWithoutPerfil = ({ perfil, perfis }: Session): boolean => perfil === 0 && perfis?.length !== 0

/**
 * Whether a person may enter. Without a profile: everything but the roles page. An unknown profile has
 * the fewest rights.
 */
export function mayEnter(who: Who, session: Session): boolean {
  if (who === 'anyone' || who === 'signedIn') return true
  if (isWithoutPerfil(session)) return who.some((role) => role !== administrator)
  const role = roleOf(session.perfil)
  return role !== null && who.includes(role)
}

/** Whether a person may open the pages of this name. */
export const mayOpen = (name: PathName, session: Session | null): boolean =>
  access[name] === 'anyone' || (session !== null && mayEnter(access[name], session))

/** Whether a page is of certain profiles only, so that opening it uses the profile in force. */
export const isOfProfiles = (who: Who): boolean => who !== 'anyone' && who !== 'signedIn'

/** Whether the menu offers a page: while a profile has to be picked, only the pages of every profile. */
export const isOffered = (who: Who, session: Session): boolean =>
  mayEnter(who, session) && !(session.unpicked && isOfProfiles(who))

/** Whether the signed-in person may open the pages of this name: checked before a link to them is drawn. */
export function useMayOpen(): (name: PathName) => boolean {
  const session = useSession()
  return (name) => mayOpen(name, session)
}

/** Whose page is shown where profiles share an address. Without a profile the diary is a student's. */
export function viewOf(session: Session | null): View {
  if (!session) return 'none'
  return isWithoutPerfil(session) ? 'student' : viewOfRole(roleOf(session.perfil))
}
export const useView = (): View => viewOf(useSession())

/** Whether a person sees their own grades or those of their children. */
export const seesGrades = (session: Session | null): boolean =>
  session !== null && (isWithoutPerfil(session) || isFamily(roleOf(session.perfil)))
