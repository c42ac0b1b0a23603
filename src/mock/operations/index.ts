/** One function per operation of the contract: a missing one does not compile. */
import type { OperationName } from '@/contract'
import type { Operations } from '../operation'
import { acesso } from './acesso'
import { curso } from './curso'
import { diario } from './diario'
import { matricula } from './matricula'
import { presenca } from './presenca'

/** Every operation of the contract, implemented. */
export const implementations = {
  ...acesso,
  ...diario,
  ...presenca,
  ...curso,
  ...matricula,
} satisfies Operations<OperationName>
