/** Which student and which evaluation a written name means: what a pasted block is matched by. Pure. */
import type { Chave } from './lancamento'
import { alikeWords, fold, nameWords } from './texto'

/** A student in the order of the screen. */
export interface AlunoDaGrade {
  id: number
  nome: string
  ativo: boolean
}
/** An evaluation in the order of the screen. */
export interface ColunaDaGrade {
  chave: Chave
  nome: string
  nomeResumido: string
  /** The name that no other column has. */
  titulo: string
}

/** Whom a written name means. */
export type Achado = AlunoDaGrade | 'naoEncontrado' | 'ambiguo'

interface Indice {
  porNome: Map<string, AlunoDaGrade[]>
  /** By first and last word: middle names may be left out. */
  porPontas: Map<string, { aluno: AlunoDaGrade; palavras: string[] }[]>
}
/** A plan is made at each key in the text: the names of 5,000 students are folded once. */
const indices = new WeakMap<readonly AlunoDaGrade[], Indice>()

const pontas = (palavras: readonly string[]) => `${palavras[0] ?? ''} ${palavras.at(-1) ?? ''}`
function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const there = map.get(key)
  if (there) there.push(value)
  else map.set(key, [value])
}

function indiceDe(turma: readonly AlunoDaGrade[]): Indice {
  const pronto = indices.get(turma)
  if (pronto) return pronto
  const indice: Indice = { porNome: new Map(), porPontas: new Map() }
  for (const aluno of turma) {
    const palavras = nameWords(aluno.nome)
    push(indice.porNome, fold(aluno.nome), aluno)
    push(indice.porPontas, pontas(palavras), { aluno, palavras })
  }
  indices.set(turma, indice)
  return indice
}

/** Finds the student that a written name means: the same name first, else one that leaves out middle names. */
export function acharPorNome(turma: readonly AlunoDaGrade[], nome: string): Achado {
  const unico = (achados: readonly AlunoDaGrade[]): Achado =>
    achados.length > 1 ? 'ambiguo' : (achados[0] ?? 'naoEncontrado')
  const { porNome, porPontas } = indiceDe(turma)
  const iguais = porNome.get(fold(nome))
  if (iguais) return unico(iguais)
  const escritas = nameWords(nome)
  // a name with more words than the student's is somebody else's: a grade must not go to a half-right person
  const parecidos = (porPontas.get(pontas(escritas)) ?? []).filter(
    ({ palavras }) => escritas.length <= palavras.length && alikeWords(escritas, palavras),
  )
  return unico(parecidos.map(({ aluno }) => aluno))
}

/**
 * The columns that a head of the block names; null when it names none. A name that several evaluations share is taken
 * in their order when all of them are there, or for the one where the block is put; else nobody guesses.
 */
export function colunasDoTopo(topo: readonly string[], colunas: readonly ColunaDaGrade[], de: number) {
  const titulos = topo.map(fold)
  const achadas = titulos.map((titulo, i): ColunaDaGrade | 'ambigua' | null => {
    if (titulo === '') return null
    const propria = colunas.find((coluna) => fold(coluna.titulo) === titulo)
    if (propria) return propria
    const possiveis = colunas.filter(({ nome, nomeResumido }) => [nome, nomeResumido].map(fold).includes(titulo))
    if (possiveis.length < 2) return possiveis[0] ?? null
    const iguais = titulos.flatMap((outro, j) => (outro === titulo ? [j] : []))
    if (iguais.length === possiveis.length) return possiveis[iguais.indexOf(i)] ?? null
    const escolhida = possiveis.find((coluna) => coluna === colunas[de])
    return iguais.length === 1 && escolhida ? escolhida : 'ambigua'
  })
  return achadas.some((coluna) => coluna !== null) ? achadas : null
}
