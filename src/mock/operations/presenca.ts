/** Attendance by position (decisions §13; domain §5.13). */
import type { Operations } from '../operation'

export const presenca: Operations<'MarcarPresencaPost'> = {
  MarcarPresencaPost: () => ({ marcado: false, message: '' }),
}
