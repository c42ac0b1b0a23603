/** Names of the generated people. Nobody real: given names and surnames are drawn apart. */
import { random } from '../random'

const proprios =
  'Alice Amanda Ana Beatriz Antônio Arthur Aurora Bárbara Benício Bernardo Bianca Breno Caio Camila Cauã Cecília Clara Daniel Davi Débora Diego Eduarda Eduardo Elisa Emanuel Enzo Erick Esther Fabiana Felipe Fernanda Francisco Gabriel Gabriela Giovana Guilherme Gustavo Heitor Helena Henrique Iara Igor Isabela Isadora Ítalo Jéssica João José Júlia Juliana Kauê Laís Lara Larissa Laura Leandro Letícia Lívia Lorena Luana Lucas Luiza Manuela Marcela Marcelo Maria Mariana Matheus Melissa Miguel Milena Murilo Natália Nicolas Otávio Pablo Paulo Pietra Rafael Rafaela Raquel Rebeca Renan Ricardo Rodrigo Ryan Sabrina Samuel Sara Sofia Tainá Thaís Theo Thiago Valentina Vinícius Vitória Yasmin Yuri'.split(
    ' ',
  )
const segundos =
  'Aparecida Augusto Carolina César Clara Cristina Eduarda Fernanda Gabriel Henrique Luiz Luiza Miguel Paula Pedro Vitória'.split(
    ' ',
  )
const sobrenomes =
  'Almeida Alves Andrade Aquino Araújo Barbosa Barreto Barros Batista Borges Brito Campos Cardoso Carvalho Castro Cavalcante Coelho Correia Costa Cunha Dantas Dias Duarte Farias Ferreira Fonseca Freitas Galvão Gomes Gonçalves Guimarães Leal Leite Lemos Lima Lopes Macedo Machado Magalhães Maia Marinho Marques Martins Medeiros Melo Mendes Menezes Miranda Monteiro Moraes Moreira Moura Nascimento Neves Nogueira Nunes Oliveira Pacheco Paiva Peixoto Pereira Pessoa Pinheiro Pinto Pires Queiroz Ramos Rangel Rezende Ribeiro Rocha Rodrigues Sales Sampaio Santana Santos Silva Silveira Siqueira Soares Souza Tavares Teixeira Torres Vasconcelos Vieira Xavier'.split(
    ' ',
  )

/** The name of a generated person: the same number, the same name. */
export function nomeGerado(seed: number, idPessoa: number): string {
  const r = random(seed, 'nome', idPessoa)
  const proprio = r.pick(proprios)
  const segundo = r.next() < 0.35 ? ` ${r.pick(segundos)}` : ''
  const primeiro = r.pick(sobrenomes)
  const ultimo = r.pick(sobrenomes)
  const ligacao = r.next() < 0.18 ? (ultimo.endsWith('s') ? ' dos ' : ' da ') : ' '
  return `${proprio}${segundo} ${primeiro}${ultimo === primeiro ? '' : `${ligacao}${ultimo}`}`
}

/** The order of a roll: without regard to accents and case. */
export const chaveDeOrdem = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
