/** School-place enrollment (decisions §11). */
import type { Operations } from '../operation'

export const matricula: Operations<'PostMatriculaMunicipal'> = {
  PostMatriculaMunicipal: (_context, { matricula: pedida }) => pedida,
}
