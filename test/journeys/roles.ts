/**
 * The main job of each role, from the sign-in page to the end: one list for real hosts, for services that speak otherwise
 * and for other browsers.
 */
import { families } from '../../src/mock/seed/children'
import type { Hand, Words } from './hand'

const book = '/turmas/1011/lancar'

/** From the sign-in page on. */
export async function signIn({ write, press, sees }: Hand, userName: string, welcome: Words): Promise<void> {
  await write('Usuário', userName)
  await write('Senha', 'caderno')
  await press('button', 'Entrar')
  await sees(welcome, 'heading')
}

async function enter(hand: Hand, userName: string, welcome: Words): Promise<void> {
  await hand.open('/entrar')
  await signIn(hand, userName, welcome)
}

async function student(hand: Hand): Promise<void> {
  const { open, reload, write, press, sees, never, at } = hand
  await open('/entrar')
  await write('Usuário', 'ana')
  await write('Senha', 'errada')
  await press('button', 'Entrar')
  await sees('Usuário ou senha não conferem.', 'alert')
  await write('Senha', 'caderno')
  await press('button', 'Entrar')
  await sees('Em Matemática, restam 4 faltas antes do limite.')
  await press('link', 'Matemática')
  await sees('7,0', { row: 'Prova parcial' })
  // the service tells a grade that is not published yet
  await never('9,5')
  await reload()
  await sees('Publicada', { row: 'Prova parcial' })
  await press('link', /Prova parcial/, 'Prova parcial')
  await sees(/de 20\d\d\s· \d\dh\d\d/)
  await press('link', 'Recados')
  await sees('Recados', 'heading')
  await press('button', 'Sair')
  await at(/\/entrar/)
  await open('/boletim')
  await at(/\/entrar\?voltar=/)
}

async function guardian(hand: Hand): Promise<void> {
  const { open, sees } = hand
  await enter(hand, 'marta', /Olá, Marta/)
  await sees('Ana')
  await sees('Pedro')
  await open('/alunos/1/turmas')
  await sees('Matemática')
  await open('/alunos/1/recados')
  await sees('Professor')
  await open('/alunos/2/inicio')
  await sees('Pedro')
}

async function teacher(hand: Hand): Promise<void> {
  const { open, write, press, sees } = hand
  const ana = { row: 'Ana Prado Souza' }
  await enter(hand, 'carla', /Olá, Carla/)
  await open(book)
  await sees('Nenhuma alteração para enviar')
  await write(`Nota de ${ana.row} em Prova do 2º bimestre`, '7,5')
  await press('button', 'Enviar notas')
  await sees('Confirmada', ana)
  await sees('Tudo enviado e confirmado')
}

async function office(hand: Hand): Promise<void> {
  const { open, write, press, sees } = hand
  await enter(hand, 'sonia', /Olá, Sônia/)
  await open('/equivalencias?curso=4')
  await sees('Motivo:')
  await open('/pessoas/nova')
  await write('Nome (obrigatório)', 'Íris d’Ávila Nóbrega')
  await write('Número em outro sistema', '42')
  await press('button', 'Enviar registro')
  await sees(/Registro enviado às/)
}

async function administration(hand: Hand): Promise<void> {
  const { open, write, press, choose, sees } = hand
  await enter(hand, 'helena', /Olá, Helena/)
  await open('/papeis')
  await write('Nome de usuário', 'carla')
  await press('button', 'Procurar')
  await choose('Lançar notas')
  await press('button', 'Continuar')
  await press('button', 'Remover')
  await press('button', 'Remover agora')
  await sees('A permissão Lançar notas foi removida de carla')
}

async function family({ open, write, press, choose, pick, sees, at }: Hand): Promise<void> {
  const { nome, nomeMae, dataNasc, cpfResponsavel } = families.davi
  const [ano = '', mes = '', dia = ''] = dataNasc.split('-')
  const goOn = (step: string) => press('button', 'Continuar').then(() => at(new RegExp(`/vagas/${step}$`)))
  await open('/vagas')
  await choose('Pedir vaga')
  await choose('Não, é meu')
  await press('button', 'Começar')
  await at(/\/vagas\/estudante$/)
  await write('Nome completo do estudante', nome)
  await write('Dia', dia)
  await write('Mês', mes)
  await write('Ano', ano)
  await write('Nome completo da mãe', nomeMae)
  await goOn('cpf')
  await write('CPF do responsável', cpfResponsavel)
  await goOn('serie')
  await choose('Pré-escola II')
  await goOn('turno')
  await choose('Integral')
  await goOn('endereco')
  await write('CEP', '88301-000')
  await write('Rua, número e complemento', 'Rua das Palmeiras, 120')
  await write('Bairro', 'Jardim das Acácias')
  await goOn('escola')
  await press('button', /^Escolher /)
  await goOn('responsavel')
  await pick('Você é o que do estudante?', 'Mãe')
  await write('Nome completo do responsável', nomeMae)
  await write('Telefone com DDD', '(47) 98888-7777')
  await goOn('revisao')
  await press('button', 'Enviar pedido')
  await at(/\/vagas\/recibo$/)
  await sees(/VS-\w{4}-\w{4}/)
  await sees('Vaga reservada')
}

export const journeys: Readonly<Record<string, (hand: Hand) => Promise<unknown>>> = {
  'a student: a wrong password, absences, grades, a date, messages, and out': student,
  'a guardian: one child and the other': guardian,
  'a teacher: a grade is entered, sent and confirmed': teacher,
  'the school office: equivalences, and a person is registered': office,
  'the administration: a permission is removed': administration,
  'a family: a school place, from the first page to the receipt': family,
}
