/** Words and ids of messages, and which of them were opened: the service does not tell. ASSUMED (decisions §7). */
import { useEffect, useMemo } from 'react'
import { useView } from '@/access'
import { useBackgroundPages } from '@/api'
import { type Classe, op, z } from '@/contract'
import type { Translate } from '@/i18n'
import { kept, keptStore, useStore } from '@/session'
import { beginningOf } from '@/ui/data/serviceWords'
import { profileInWords } from '../../shared/perfil'
import { useChosen } from '../../shared/chosen'
import { changeSeen, newGradesOf, useSeen } from '../../shared/sent/seen'
import { childrenOf } from '../aluno/children'
import { nameOfClasse, titleOfClasse } from '../classe/figures'
import { classesAsk, type Whose } from '../classe/reads'

/** How a class is named: for teachers with its group, because their classes are often of one subject. */
export const useClasseCalled = () => (useView() === 'teacher' ? titleOfClasse : nameOfClasse)

/** The classes that a message was sent to: "Arte e mais 5 turmas"; empty where no class lists the message. */
export function classesOf(t: Translate, classes: readonly Classe[], id: number, call = nameOfClasse): string {
  const [first, ...others] = [...new Set(classes.filter(({ recados }) => recados?.includes(id)).map(call))]
  if (first === undefined) return ''
  if (others.length === 0) return first
  return t('diario.recados.classes', { nome: first, others: t('diario.inicio.others', { n: others.length }) })
}

/** The ids of all messages without duplicates, newest (largest) first. */
export const recadoIds = (classes: readonly Classe[]): number[] =>
  [...new Set(classes.flatMap((classe) => classe.recados ?? []))].sort((a, b) => b - a)

/** The sender: "Professor", "Secretaria"…, "Perfil 9"; the school where the service sends no profile. */
export const remetente = (t: Translate, perfil: number): string =>
  perfil === 0 ? t('diario.recados.school') : profileInWords(t, perfil)

const shortest = 160

/** The beginning of a long text, cut at a word. */
export function summaryOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= shortest) return flat
  const cut = beginningOf(flat, shortest)
  return `${beginningOf(cut, Math.max(cut.lastIndexOf(' '), shortest / 2))}…`
}

const none: Record<string, number[]> = {}
/** The ids of the opened messages, by student (`session/register.ts`). */
export const opened = keptStore(kept('lidos', z.record(z.string(), z.array(z.number()))), none)

export function useLidos({ idPessoa }: Whose): ReadonlySet<number> {
  const ids = useStore(opened)[idPessoa]
  return useMemo(() => new Set(ids), [ids])
}

/**
 * The numbers in the menu for the student on the screen. Reads nothing itself: until a page has read the classes, they
 * are those of the last reading. `child` is the number of a guardian's child; null: the signed-in person.
 */
export function useCounts(idPessoa: number, child: number | null): { unread: number; newGrades: number } {
  const { itens, whole } = useBackgroundPages(op.Classes, classesAsk({ idPessoa }), false)
  const last = useChosen()
  // the numbers of the children are sure only once all classes are known; until then, that of the last child looked at
  const children = whole ? childrenOf(itens) : last ? [last] : []
  const whose = child === null ? idPessoa : (children.find(({ index }) => index === child)?.idPessoa ?? 0)
  const classes = child === null ? itens : itens.filter(({ aluno }) => aluno?.idPessoa === whose)
  const seen = useSeen(whose)
  const lidos = useLidos({ idPessoa: whose })
  const ids = recadoIds(classes)
  const view = useView()
  const ofStudent = whole && whose !== 0 && (child !== null || view === 'student')
  useEffect(() => {
    if (ofStudent && String(seen?.told) !== String(ids)) changeSeen(whose, (before) => ({ ...before, told: ids }))
  })
  const told = (whole ? null : seen?.told) ?? ids
  return {
    unread: told.filter((id) => !lidos.has(id)).length,
    newGrades: newGradesOf(seen, whole ? classes : null),
  }
}
