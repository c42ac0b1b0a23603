/** How a teacher's screens call a class. */
import type { Classe } from '@/contract'
import { nameOfClasse, turmaOfClasse } from './figures'

export const titleOfClasse = (classe: Classe): string =>
  [nameOfClasse(classe), turmaOfClasse(classe)].filter(Boolean).join(' · ')
