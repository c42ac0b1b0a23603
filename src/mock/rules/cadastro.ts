/**
 * Checks what a family typed. A wrong field is refused by name (`Validation`), a violated rule of the
 * network in `errorMessage`.
 */
import type { Cadastro, Login } from '@/contract'
import { isDia } from '@/domain/dia'
import { isCep, isCpf, isTelefone } from '@/domain/documents'
import { isEmail } from '@/domain/contact'
import { normalizeProtocolo } from '@/domain/protocol'
import { serieOf, turnos } from './series'
import { fold } from '@/domain/text'
import { refuse } from '../operation'
import { theAlunoAlone, kinships } from './papers'

/** Refuses all wrong fields together, or does nothing. @param problems by field; null or false means none */
export function refuseFields(problems: Readonly<Record<string, string | null | false>>): void {
  const fields: Record<string, string> = {}
  for (const [name, problem] of Object.entries(problems)) if (problem) fields[name] = problem
  if (Object.keys(fields).length > 0) refuse('Validation', 'Confira os campos indicados.', { fields })
}

const longest = 120

/** The problem of a name; null when there is none. */
export function nameProblem(name: string): string | null {
  if (!/\p{L}/u.test(name)) return 'Informe o nome.'
  return Array.from(name.normalize('NFC').trim()).length > longest ? `Use até ${longest} caracteres.` : null
}

/** Birth date: a day of the calendar, not after `today`, not before 1900. */
function birthProblem(dataNasc: string, today: string): string | null {
  if (!isDia(dataNasc) || dataNasc < '1900-01-01') return 'Informe uma data de nascimento que exista.'
  return dataNasc > today ? 'A data de nascimento está no futuro.' : null
}

/**
 * Checks an identification by child: name, birth date and either the mother's name or a CPF; given CPFs must be valid.
 */
export function checkLogin(login: Login, today: string): void {
  const { cpfAluno, cpfResponsavel, dataNasc, nomeAluno, nomeMae } = login
  const noMother = fold(nomeMae) === '' && cpfAluno === '' && cpfResponsavel === ''
  refuseFields({
    nomeAluno: nameProblem(nomeAluno),
    dataNasc: birthProblem(dataNasc, today),
    nomeMae: noMother ? 'Informe o nome da mãe ou um CPF.' : nomeMae !== '' && nameProblem(nomeMae),
    cpfAluno: cpfAluno !== '' && !isCpf(cpfAluno) && 'O CPF do estudante não é válido.',
    cpfResponsavel: cpfResponsavel !== '' && !isCpf(cpfResponsavel) && 'O CPF do responsável não é válido.',
  })
}

/** Checks an identification by protocol: a protocol and a birth date. */
export function checkProtocolo(protocolo: string, dataNasc: string, today: string): void {
  refuseFields({
    codigoProtocolo: normalizeProtocolo(protocolo) === '' && 'Informe o protocolo.',
    dataNasc: birthProblem(dataNasc, today),
  })
}

/** The problem of the kinship; false when there is none. @param age the student's, in whole years */
function kinshipProblem(grau: number, age: number): string | false {
  if (!kinships[grau - 1]) return 'Escolha o parentesco.'
  return grau === theAlunoAlone && age < 18 && 'Só quem já fez 18 anos pede para si mesmo.'
}

/**
 * Checks everything that a new registration needs, the guardian's CPF included.
 * @param age the student's, in whole years
 */
export function checkCadastro(login: Login, cadastro: Cadastro, age: number): void {
  const { bairro, cep, emailResponsavel, endereco, grauParentesco, nomeResponsavel, telefoneResponsavel } = cadastro
  const repeated = login.cpfAluno !== '' && login.cpfAluno === login.cpfResponsavel && grauParentesco !== theAlunoAlone
  refuseFields({
    cpfResponsavel: !isCpf(login.cpfResponsavel) && 'Informe o CPF do responsável.',
    cpfAluno: repeated && 'É o mesmo CPF do responsável.',
    grauParentesco: kinshipProblem(grauParentesco, age),
    nomeResponsavel: nameProblem(nomeResponsavel),
    telefoneResponsavel: !isTelefone(telefoneResponsavel) && 'Informe o telefone com DDD.',
    emailResponsavel: emailResponsavel !== '' && !isEmail(emailResponsavel) && 'Este e-mail não é válido.',
    cep: !isCep(cep) && 'Informe o CEP com oito números.',
    endereco: fold(endereco) === '' && 'Informe o endereço.',
    bairro: fold(bairro) === '' && 'Informe o bairro.',
    serieId: !serieOf(cadastro.serieId) && 'Escolha a série.',
    turno: !isTurno(cadastro.turno) && 'Escolha o turno.',
    unidadeId: cadastro.unidadeId <= 0 && 'Escolha a escola.',
  })
}

/** Whether the text is a shift of the network. */
export const isTurno = (turno: string): boolean => turnos.some((one) => one === turno)
