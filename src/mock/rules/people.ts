/** Checks a person record before it is stored (decisions §14). */
import type { Pessoa } from '@/contract'
import { isDia } from '@/domain/dia'
import { digits, isCpf, isVoterNumber } from '@/domain/documents'
import { isEmail } from '@/domain/contact'
import { fold } from '@/domain/text'
import { refuse } from '../operation'
import { nameProblem, refuseFields } from './cadastro'

const longestText = 200

/** Refuses wrong fields by name; only the name is required. */
export function checkPessoa(pessoa: Pessoa): void {
  const { cpf, cpfConjuge, email, id, nome, tipoPessoa, tituloEleitor, validadeVisto } = pessoa
  const own: Record<string, string | null | false> = {
    nome: nameProblem(nome),
    id: id < 0 && 'O registro não tem número negativo.',
    tipoPessoa: tipoPessoa !== '' && tipoPessoa !== 'F' && 'Só pessoas físicas são registradas aqui: use F.',
    cpf: cpf !== '' && !isCpf(cpf) && 'O CPF da pessoa não é válido.',
    cpfConjuge:
      cpfConjuge !== '' && !isCpf(cpfConjuge)
        ? 'O CPF do cônjuge não é válido.'
        : cpf !== '' && digits(cpf) === digits(cpfConjuge) && 'O CPF do cônjuge é o mesmo da pessoa.',
    email: email !== '' && !isEmail(email) && 'Este e-mail não é válido.',
    tituloEleitor: tituloEleitor !== '' && !isVoterNumber(tituloEleitor) && 'Este título não é válido.',
    validadeVisto: validadeVisto !== '' && !isDia(validadeVisto) && 'Informe uma data que exista.',
  }
  const isLong = (value: unknown) => typeof value === 'string' && value.length > longestText
  const problem = ([name, value]: [string, unknown]) =>
    [name, own[name] || (isLong(value) && `Use até ${longestText} caracteres.`)] as const
  refuseFields(Object.fromEntries(Object.entries(pessoa).map(problem)))
}

/** The record as it is stored: kind and the other two names filled in, CPFs as digits, everything else unchanged. */
export function kept(pessoa: Pessoa, id: number): Pessoa {
  const nome = pessoa.nome.trim().replace(/\s+/g, ' ')
  return {
    ...pessoa,
    id,
    nome,
    tipoPessoa: 'F',
    nomeExibicao: pessoa.nomeExibicao.trim() || nome,
    nomeRegistro: pessoa.nomeRegistro.trim() || nome,
    cpf: digits(pessoa.cpf),
    cpfConjuge: digits(pessoa.cpfConjuge),
  }
}

/**
 * Refuses a known id or CPF or, without a CPF, the same name and mother. ASSUMED (decisions §14): the contract
 * states no rule.
 */
export function refuseDuplicate(pessoas: readonly Pessoa[], pessoa: Pessoa): void {
  const cpf = digits(pessoa.cpf)
  const same = (other: Pessoa) => {
    if (pessoa.id !== 0 && other.id === pessoa.id) return true
    if (cpf !== '' && other.cpf !== '') return other.cpf === cpf
    return fold(other.nome) === fold(pessoa.nome) && fold(other.nomeMae) === fold(pessoa.nomeMae)
  }
  if (pessoas.some(same))
    refuse('Conflict', 'Já existe um registro desta pessoa. Confira com a secretaria antes de enviar outro.')
}
