/**
 * The main job of each role, from the sign-in page to the end: one list for real hosts, for services that speak otherwise
 * and for other browsers.
 */
import { families, type Family } from '../../src/mock/seed/children'
import { protocolos } from '../../src/mock/seed/matricula'
import { typedGuardian, typedHome } from '../support/family'
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
  await sees(/de 20\d\d, \d\dh\d\d/)
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
  await sees('O conselho do curso ainda não decidiu.')
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

/** "Continuar", up to the next page of the wizard. */
const onwards =
  ({ press, at }: Hand) =>
  (step: string) =>
    press('button', 'Continuar').then(() => at(new RegExp(`/vagas/${step}$`)))

async function begin({ open, press, choose, at }: Hand, way: string, step: string): Promise<void> {
  await open('/vagas')
  await choose(way)
  await choose('Não, é meu')
  await press('button', 'Começar')
  await at(new RegExp(`/vagas/${step}$`))
}

async function born({ write }: Hand, dataNasc: string): Promise<void> {
  const [ano = '', mes = '', dia = ''] = dataNasc.split('-')
  await write('Dia', dia)
  await write('Mês', mes)
  await write('Ano', ano)
}

/** From the first page to the one that the service's answer leads to. */
async function identify(hand: Hand, way: string, child: Family, step: string): Promise<void> {
  const { write } = hand
  const goOn = onwards(hand)
  await begin(hand, way, 'estudante')
  await write('Nome completo do estudante', child.nome)
  await born(hand, child.dataNasc)
  await write('Nome completo da mãe', child.nomeMae)
  await goOn('cpf')
  await write('CPF do responsável', child.cpfResponsavel)
  await goOn(step)
}

async function family(hand: Hand): Promise<void> {
  const { write, press, choose, pick, sees, at } = hand
  const goOn = onwards(hand)
  await identify(hand, 'Pedir vaga', families.davi, 'serie')
  await choose('Pré-escola II')
  await goOn('turno')
  await choose('Integral')
  await goOn('endereco')
  for (const [label, text] of typedHome('Jardim das Acácias')) await write(label, text)
  await goOn('escola')
  await press('button', /^Escolher /)
  await goOn('responsavel')
  await pick('O que você é do estudante?', 'Mãe')
  for (const [label, text] of typedGuardian()) await write(label, text)
  await goOn('revisao')
  await press('button', 'Enviar pedido')
  await at(/\/vagas\/recibo$/)
  await sees(/VS-\w{4}-\w{4}/)
  await sees('Vaga reservada')
}

async function renewal(hand: Hand): Promise<void> {
  const { press, choose, sees, at } = hand
  const goOn = onwards(hand)
  await identify(hand, 'Confirmar a vaga', families.ana, 'nome')
  await choose('Sim, é este')
  await goOn('continua')
  await choose('Sim, vai continuar')
  await goOn('turno')
  await choose('Manhã')
  await goOn('revisao')
  await press('button', 'Enviar confirmação')
  await at(/\/vagas\/recibo$/)
  await sees('Vaga confirmada')
}

async function transfer(hand: Hand): Promise<void> {
  const { press, choose, sees, at } = hand
  const goOn = onwards(hand)
  await identify(hand, 'Pedir transferência', families.joaoPedro, 'nome')
  await choose('Sim, é este')
  await goOn('turno')
  await choose('Manhã')
  await goOn('escola')
  await press('button', /^Escolher EMEF Maria Quitéria/)
  await goOn('revisao')
  await press('button', 'Enviar pedido')
  await at(/\/vagas\/recibo$/)
  await sees('Em análise')
}

async function cancelling(hand: Hand): Promise<void> {
  const { write, press, sees, at } = hand
  await begin(hand, 'Consultar pedido', 'protocolo')
  await write('Protocolo', protocolos.enzo)
  await born(hand, families.enzo.dataNasc)
  await onwards(hand)('pedido')
  await sees(protocolos.enzo)
  await press('button', 'Cancelar este pedido')
  await at(/\/vagas\/cancelar$/)
  // the page before has a button of the same name
  await sees('Cancelar este pedido?', 'heading')
  await press('button', 'Cancelar este pedido')
  await press('button', 'Sim, cancelar o pedido')
  await at(/\/vagas\/recibo$/)
  await sees('Pedido cancelado', 'heading')
}

/** Where the device is and what hour it is for the service, the test says beforehand: at school, in a lesson of hers. */
async function attendance(hand: Hand): Promise<void> {
  const { open, press, sees } = hand
  await enter(hand, 'ana', /Olá, Ana/)
  await open('/presenca')
  await press('button', 'Marcar minha presença')
  await sees('Presença marcada')
}

/** What a family and a student do besides: for services that speak otherwise. */
export const further: Readonly<Record<string, (hand: Hand) => Promise<unknown>>> = {
  'a family: the place of next year is confirmed': renewal,
  'a family: a transfer is asked for': transfer,
  'a family: a request is looked up and cancelled': cancelling,
  'a student: present, by position': attendance,
}

export const journeys = {
  'a student: a wrong password, absences, grades, a date, messages, and out': student,
  'a guardian: one child and the other': guardian,
  'a teacher: a grade is entered, sent and confirmed': teacher,
  'the school office: equivalences, and a person is registered': office,
  'the administration: a permission is removed': administration,
  'a family: a school place, from the first page to the receipt': family,
} satisfies Record<string, (hand: Hand) => Promise<unknown>>
