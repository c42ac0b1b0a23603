/** What messages are made of: the union over the classes, the sender in words, the first words (decisions §4, §7). */
import { useView } from '@/access'
import type { Classe } from '@/contract'
import type { Translate } from '@/i18n'
import { profileInWords } from '../../shared/perfil'
import { nameOfClasse } from '../classe/figures'
import { titleOfClasse } from '../classe/figures'

/** How a class is called: with its group for teachers, whose classes are often of one subject. */
export const useClasseCalled = () => (useView() === 'teacher' ? titleOfClasse : nameOfClasse)

/** The classes that a message was sent to: "Arte e mais 5 turmas"; empty where none has it. */
export function classesOf(t: Translate, classes: readonly Classe[], id: number, call = nameOfClasse): string {
  const [first, ...others] = [...new Set(classes.filter(({ recados }) => recados?.includes(id)).map(call))]
  if (first === undefined) return ''
  if (others.length === 0) return first
  return t('diario.recados.classes', { nome: first, others: t('diario.inicio.others', { n: others.length }) })
}

/** The ids of all messages, newest (largest) first, each once. */
export const recadoIds = (classes: readonly Classe[]): number[] =>
  [...new Set(classes.flatMap((classe) => classe.recados ?? []))].sort((a, b) => b - a)

/** "Professor", "Secretaria"…, "Perfil 9"; where the service told none, the school. */
export const remetente = (t: Translate, perfil: number): string =>
  perfil === 0 ? t('diario.recados.school') : profileInWords(t, perfil)

const shortest = 160

/** The beginning of a long text, cut at a word. */
export function summaryOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= shortest) return flat
  const cut = flat.slice(0, shortest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), shortest / 2))}…`
}
