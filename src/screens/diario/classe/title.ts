/** How a teacher's screens call a class. */
import type { Classe } from '@/contract'
import { nomeDaClasse, turmaDaClasse } from './figures'

/** "Matemática · 7º A". */
export const tituloDaClasse = (classe: Classe): string =>
  [nomeDaClasse(classe), turmaDaClasse(classe)].filter(Boolean).join(' · ')
