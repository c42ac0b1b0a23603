/** The names of the students of a class, for its teacher. */
import type { AproveitamentoAluno } from '@/contract'
import { nameOfAluno } from '@/domain/lancamento'
import { toldApart } from '@/ui/data/toldApart'

/** Names the students of a class: where two have the same name, each with the number of the record. */
export const namesOfAlunos = (records: readonly Pick<AproveitamentoAluno, 'id' | 'nome'>[]) =>
  toldApart(
    records,
    ({ id }) => id,
    nameOfAluno,
    ({ id }) => `#${id}`,
  )
