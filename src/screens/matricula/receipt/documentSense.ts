/** What a document is, in one sentence, for those whose names families rarely meet. The names are the service's own words. */
import { fold } from '@/domain/text'
import type { MessageKey } from '@/i18n'

const senses: readonly (readonly [RegExp, MessageKey])[] = [
  [/certidao de nascimento/, 'matricula.documento.birth'],
  [/comprovante de (?:residencia|endereco)/, 'matricula.documento.home'],
  [/cartao do sus/, 'matricula.documento.sus'],
  [/vacina/, 'matricula.documento.vaccines'],
  [/declaracao de vaga/, 'matricula.documento.place'],
  [/pedido de vaga/, 'matricula.documento.request'],
  [/historico|escolaridade/, 'matricula.documento.record'],
  [/guarda|tutela/, 'matricula.documento.custody'],
  [/laudo/, 'matricula.documento.report'],
  [/\bnis\b/, 'matricula.documento.nis'],
]

/** Null where the name says it all, or is none that we know. */
export function senseOf(documento: string): MessageKey | null {
  const name = fold(documento)
  return senses.find(([pattern]) => pattern.test(name))?.[1] ?? null
}
