/** Names of the generated people: given names and surnames are drawn independently, so that nobody is real. */
import { random } from './random'

const feminine =
  'Alice Amanda Ana Aurora Bárbara Beatriz Bianca Camila Cecília Clara Débora Eduarda Elisa Esther Fabiana Fernanda Gabriela Giovana Helena Iara Isabela Isadora Jéssica Júlia Juliana Laís Lara Larissa Laura Letícia Lívia Lorena Luana Luiza Manuela Marcela Maria Mariana Melissa Milena Natália Pietra Rafaela Raquel Rebeca Sabrina Sara Sofia Tainá Thaís Valentina Vitória Yasmin'.split(
    ' ',
  )
const masculine =
  'Antônio Arthur Benício Bernardo Breno Caio Cauã Daniel Davi Diego Eduardo Emanuel Enzo Erick Felipe Francisco Gabriel Guilherme Gustavo Heitor Henrique Igor Ítalo João José Kauê Leandro Lucas Marcelo Matheus Miguel Murilo Nicolas Otávio Pablo Paulo Rafael Renan Ricardo Rodrigo Ryan Samuel Theo Thiago Vinícius Yuri'.split(
    ' ',
  )
const seconds = {
  f: ['Aparecida', 'Carolina', 'Clara', 'Cristina', 'Eduarda', 'Fernanda', 'Luiza', 'Paula', 'Vitória'],
  m: ['Augusto', 'César', 'Gabriel', 'Henrique', 'Luiz', 'Miguel', 'Pedro', 'Vicente'],
}
const surnames =
  'Almeida Alves Andrade Aquino Araújo Barbosa Barreto Barros Batista Borges Brito Campos Cardoso Carvalho Castro Cavalcante Coelho Correia Costa Cunha Dantas Dias Duarte Farias Ferreira Fonseca Freitas Galvão Gomes Gonçalves Guimarães Leal Leite Lemos Lima Lopes Macedo Machado Magalhães Maia Marinho Marques Martins Medeiros Melo Mendes Menezes Miranda Monteiro Moraes Moreira Moura Nascimento Neves Nogueira Nunes Oliveira Pacheco Paiva Peixoto Pereira Pessoa Pinheiro Pinto Pires Queiroz Ramos Rangel Rezende Ribeiro Rocha Rodrigues Sales Sampaio Santana Santos Silva Silveira Siqueira Soares Souza Tavares Teixeira Torres Vasconcelos Vieira Xavier'.split(
    ' ',
  )

const linked = {
  ' da ': 'Costa Cunha Rocha Silva Silveira',
  ' do ': 'Nascimento',
  ' dos ': 'Santos',
  ' de ': 'Oliveira Souza Melo Freitas',
}
/** The particles that precede some surnames only. */
const particles = new Map(
  Object.entries(linked).flatMap(([particle, names]) => names.split(' ').map((name) => [name, particle] as const)),
)

/** The name of a generated person, the same for the same number. */
export function generatedName(seed: number, idPessoa: number): string {
  const r = random(seed, 'nome', idPessoa)
  const gender = r.next() < 0.5 ? 'f' : 'm'
  const own = r.pick(gender === 'f' ? feminine : masculine)
  const other = r.pick(seconds[gender])
  const second = r.next() < 0.35 && other !== own ? ` ${other}` : ''
  const first = r.pick(surnames)
  const last = r.pick(surnames)
  const link = (r.next() < 0.4 && particles.get(last)) || ' '
  return `${own}${second} ${first}${last === first ? '' : `${link}${last}`}`
}

/** The sort key of a roll: ignores accents and case. */
export const sortKey = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
