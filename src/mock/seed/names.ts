/** Names of the generated people. Nobody real: given names and surnames are drawn apart. */
import { random } from './random'

const femininos =
  'Alice Amanda Ana Aurora Bárbara Beatriz Bianca Camila Cecília Clara Débora Eduarda Elisa Esther Fabiana Fernanda Gabriela Giovana Helena Iara Isabela Isadora Jéssica Júlia Juliana Laís Lara Larissa Laura Letícia Lívia Lorena Luana Luiza Manuela Marcela Maria Mariana Melissa Milena Natália Pietra Rafaela Raquel Rebeca Sabrina Sara Sofia Tainá Thaís Valentina Vitória Yasmin'.split(
    ' ',
  )
const masculinos =
  'Antônio Arthur Benício Bernardo Breno Caio Cauã Daniel Davi Diego Eduardo Emanuel Enzo Erick Felipe Francisco Gabriel Guilherme Gustavo Heitor Henrique Igor Ítalo João José Kauê Leandro Lucas Marcelo Matheus Miguel Murilo Nicolas Otávio Pablo Paulo Rafael Renan Ricardo Rodrigo Ryan Samuel Theo Thiago Vinícius Yuri'.split(
    ' ',
  )
const segundos = {
  f: ['Aparecida', 'Carolina', 'Clara', 'Cristina', 'Eduarda', 'Fernanda', 'Luiza', 'Paula', 'Vitória'],
  m: ['Augusto', 'César', 'Gabriel', 'Henrique', 'Luiz', 'Miguel', 'Pedro', 'Vicente'],
}
const sobrenomes =
  'Almeida Alves Andrade Aquino Araújo Barbosa Barreto Barros Batista Borges Brito Campos Cardoso Carvalho Castro Cavalcante Coelho Correia Costa Cunha Dantas Dias Duarte Farias Ferreira Fonseca Freitas Galvão Gomes Gonçalves Guimarães Leal Leite Lemos Lima Lopes Macedo Machado Magalhães Maia Marinho Marques Martins Medeiros Melo Mendes Menezes Miranda Monteiro Moraes Moreira Moura Nascimento Neves Nogueira Nunes Oliveira Pacheco Paiva Peixoto Pereira Pessoa Pinheiro Pinto Pires Queiroz Ramos Rangel Rezende Ribeiro Rocha Rodrigues Sales Sampaio Santana Santos Silva Silveira Siqueira Soares Souza Tavares Teixeira Torres Vasconcelos Vieira Xavier'.split(
    ' ',
  )

const particulas: Record<string, string> = {
  Costa: ' da ',
  Cunha: ' da ',
  Rocha: ' da ',
  Silva: ' da ',
  Silveira: ' da ',
  Nascimento: ' do ',
  Santos: ' dos ',
  Oliveira: ' de ',
  Souza: ' de ',
  Melo: ' de ',
  Freitas: ' de ',
}

/** The name of a generated person: the same number, the same name. */
export function generatedName(seed: number, idPessoa: number): string {
  const r = random(seed, 'nome', idPessoa)
  const genero = r.next() < 0.5 ? 'f' : 'm'
  const proprio = r.pick(genero === 'f' ? femininos : masculinos)
  const outro = r.pick(segundos[genero])
  const segundo = r.next() < 0.35 && outro !== proprio ? ` ${outro}` : ''
  const primeiro = r.pick(sobrenomes)
  const ultimo = r.pick(sobrenomes)
  // the particles that go with some surnames only
  const ligacao = r.next() < 0.4 ? (particulas[ultimo] ?? ' ') : ' '
  return `${proprio}${segundo} ${primeiro}${ultimo === primeiro ? '' : `${ligacao}${ultimo}`}`
}

/** The order of a roll: without regard to accents and case. */
export const sortKey = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
