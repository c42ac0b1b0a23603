/** Checks of what a family typed. A wrong field is named (`Validation`); a rule of the network is told in `errorMessage`. */
import type { Cadastro, Login } from '@/contract'
import { isDia } from '@/domain/dates'
import { isCep, isCpf, isTelefone } from '@/domain/documents'
import { isEmail } from '@/domain/email'
import { normalizeProtocolo } from '@/domain/protocol'
import { serieOf, turnos } from './series'
import { fold } from '@/domain/text'
import { refuse } from '../operation'
import { theAlunoAlone, kinships } from './papers'

type Fields = Record<string, string>

/** What a refusal says that names its fields. */
export const check = 'Confira os campos indicados.'

/** Refuses with every wrong field named at once, or does nothing. */
export function refuseFields(fields: Fields): void {
  if (Object.keys(fields).length > 0) refuse('Validation', check, { fields })
}

const longest = 120

function nameProblem(name: string): string | null {
  if (fold(name) === '') return 'Informe o nome.'
  return Array.from(name.normalize('NFC').trim()).length > longest ? `Use até ${longest} caracteres.` : null
}

/** Birth date: a day of the calendar, not after `today`, not before 1900. */
function birthProblem(dataNasc: string, today: string): string | null {
  if (!isDia(dataNasc) || dataNasc < '1900-01-01') return 'Informe uma data de nascimento que exista.'
  return dataNasc > today ? 'A data de nascimento está no futuro.' : null
}

const put = (fields: Fields, name: string, problem: string | null | false) => {
  if (problem) fields[name] = problem
}

/** What identification by child needs: name, birth date and either the mother's name or a CPF; CPFs right when given. */
export function checkLogin(login: Login, today: string): void {
  const fields: Fields = {}
  const { cpfAluno, cpfResponsavel, dataNasc, nomeAluno, nomeMae } = login
  put(fields, 'nomeAluno', nameProblem(nomeAluno))
  put(fields, 'dataNasc', birthProblem(dataNasc, today))
  const noMother = fold(nomeMae) === '' && cpfAluno === '' && cpfResponsavel === ''
  put(fields, 'nomeMae', noMother ? 'Informe o nome da mãe ou um CPF.' : nomeMae !== '' && nameProblem(nomeMae))
  put(fields, 'cpfAluno', cpfAluno !== '' && !isCpf(cpfAluno) && 'O CPF do estudante não é válido.')
  put(fields, 'cpfResponsavel', cpfResponsavel !== '' && !isCpf(cpfResponsavel) && 'O CPF do responsável não é válido.')
  refuseFields(fields)
}

/** What identification by protocol needs: a protocol and a birth date. */
export function checkProtocolo(protocolo: string, dataNasc: string, today: string): void {
  const fields: Fields = {}
  put(fields, 'codigoProtocolo', normalizeProtocolo(protocolo) === '' && 'Informe o protocolo.')
  put(fields, 'dataNasc', birthProblem(dataNasc, today))
  refuseFields(fields)
}

/** Everything that a new registration must carry, the guardian's CPF included. */
export function checkCadastro(login: Login, cadastro: Cadastro): void {
  const fields: Fields = {}
  const { bairro, cep, emailResponsavel, endereco, grauParentesco, nomeResponsavel, telefoneResponsavel } = cadastro
  put(fields, 'cpfResponsavel', !isCpf(login.cpfResponsavel) && 'Informe o CPF do responsável.')
  const repeated = login.cpfAluno !== '' && login.cpfAluno === login.cpfResponsavel && grauParentesco !== theAlunoAlone
  put(fields, 'cpfAluno', repeated && 'É o mesmo CPF do responsável.')
  put(fields, 'grauParentesco', !kinships[grauParentesco - 1] && 'Escolha o parentesco.')
  put(fields, 'nomeResponsavel', nameProblem(nomeResponsavel))
  put(fields, 'telefoneResponsavel', !isTelefone(telefoneResponsavel) && 'Informe o telefone com DDD.')
  put(fields, 'emailResponsavel', emailResponsavel !== '' && !isEmail(emailResponsavel) && 'Este e-mail não é válido.')
  put(fields, 'cep', !isCep(cep) && 'Informe o CEP com oito números.')
  put(fields, 'endereco', fold(endereco) === '' && 'Informe o endereço.')
  put(fields, 'bairro', fold(bairro) === '' && 'Informe o bairro.')
  put(fields, 'serieId', !serieOf(cadastro.serieId) && 'Escolha a série.')
  put(fields, 'turno', !isTurno(cadastro.turno) && 'Escolha o turno.')
  put(fields, 'unidadeId', cadastro.unidadeId <= 0 && 'Escolha a escola.')
  refuseFields(fields)
}

/** Whether the text is a shift of the network. */
export const isTurno = (turno: string): boolean => turnos.some((one) => one === turno)
