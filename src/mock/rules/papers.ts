/**
 * Kinships and required documents (mock/README §10). A missing document never blocks: it is handed in at the school.
 */
import type { NetworkSerie } from './series'
import type { Way } from './windows'

/** The kinships; a position counted from 1 is `cadastro.grauParentesco`. */
export const kinships = [
  'Mãe',
  'Pai',
  'Responsável legal',
  'Avó ou avô',
  'Tia ou tio',
  'Irmã ou irmão maior de idade',
  'Conselho Tutelar',
  'O próprio aluno (18 anos ou mais)',
  'Outro',
]

/** `grauParentesco` of a student who asks for themselves. */
export const theAlunoAlone = 8

const novo = [
  'Certidão de nascimento ou documento de identidade do estudante',
  'CPF do estudante, se houver',
  'CPF e documento com foto do responsável',
  'Comprovante de residência dos últimos três meses',
  'Cartão do SUS',
  'Uma foto 3×4',
]

/**
 * The documents to bring to the school: a vaccination card up to pre-school; proof of custody from a guardian who is
 * neither parent nor the student.
 */
export function documentosOf(way: Way, serie: NetworkSerie | null, grau: number): string[] {
  if (way === 'confirmar') return ['Comprovante de residência dos últimos três meses']
  if (way === 'transferir') {
    return ['Pedido de vaga na escola de destino', 'Declaração de vaga', 'Histórico escolar da escola de origem']
  }
  const early = serie?.stage === 'creche' || serie?.stage === 'pre'
  return [
    ...novo,
    early ? 'Carteira de vacinação' : 'Declaração de escolaridade ou histórico escolar',
    ...(grau > 2 && grau !== theAlunoAlone ? ['Documento de guarda ou tutela'] : []),
    'Laudo médico, se houver necessidade específica',
    'Número do NIS (Bolsa Família), se houver',
  ]
}
