/**
 * Rules of grades (domain §5.5 to §5.8). Arithmetic is done in whole hundredths and cut, never rounded up; a missing
 * `valor` is "not yet", never zero (decisions §10).
 */
import type { AproveitamentoAluno, Identificador, Nota } from '@/contract'

/** A teacher may write it: a closed grade is final (domain §5.8). */
export const canEdit = (nota: Pick<Nota, 'fechada'>): boolean => !nota.fechada

/** A student or a guardian may see its `valor`; an unpublished one is not shown even when it came (decisions §10). */
export const isVisible = (nota: Pick<Nota, 'publicada' | 'fechada'>): boolean => nota.publicada || nota.fechada

/** The three states of a grade: `aguardando` is not published, `publicada` may still change, `fechada` is final. */
export type EstadoNota = 'aguardando' | 'publicada' | 'fechada'

/** The state of a grade. `fechada` implies published, whatever `publicada` says (domain §5.8). */
export function estadoDe(nota: Pick<Nota, 'publicada' | 'fechada'>): EstadoNota {
  if (nota.fechada) return 'fechada'
  return nota.publicada ? 'publicada' : 'aguardando'
}

/** Whole hundredths of a grade: 7.1 → 710. Float noise is dropped first, then the rest is cut. */
export const centesimos = (valor: number): number => Math.floor(Number((valor * 100).toFixed(6)))

/** Two grades are the same figure (7.1 and 7.1000000000000005 are). */
export const mesmoValor = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < 0.000_001

/** All grades of a record, the groups first, then the complementary ones. */
export function todasAsNotas(record: Pick<AproveitamentoAluno, 'grupos' | 'notasComplementares'>): Nota[] {
  return [...record.grupos.flatMap((grupo) => grupo.avaliacoes), ...record.notasComplementares]
}

/** What `mediaPonderada` needs of a grade. */
export type NotaComPeso = Pick<Nota, 'valor' | 'peso' | 'publicada' | 'fechada'>

/**
 * A mean that nothing was cut off yet: `soma / partes`, in hundredths. A mean of means that were cut each would lie
 * below the true one: terms of 5.666… and 6.333… are exactly 6.
 */
export interface MediaExata {
  soma: bigint
  /** Above 0. */
  partes: bigint
}

/**
 * Weighted mean Σ(peso × valor) / Σ(peso) over the published grades that have a value. Blanks leave the denominator; a
 * missing weight counts as 1, a weight of 0 takes no part. Null when nothing counts, or figures are beyond any gradebook.
 */
export function mediaPonderada(notas: readonly NotaComPeso[]): MediaExata | null {
  let soma = 0
  let pesos = 0
  for (const nota of notas) {
    // weights in hundredths too: 0.1 + 0.2 is exact then
    const peso = centesimos(nota.peso ?? 1)
    if (nota.valor === null || peso <= 0 || !isVisible(nota)) continue
    soma += peso * centesimos(nota.valor)
    pesos += peso
  }
  if (pesos === 0 || !Number.isSafeInteger(soma) || !Number.isSafeInteger(pesos)) return null
  return { soma: BigInt(soma), partes: BigInt(pesos) }
}

/** Simple mean of the means that exist, exact; null when there is none. */
export function mediaSimples(medias: readonly (MediaExata | null)[]): MediaExata | null {
  const existentes = medias.filter((media) => media !== null)
  const [primeira, ...outras] = existentes
  if (!primeira) return null
  const total = outras.reduce(
    (a, b) => ({ soma: a.soma * b.partes + b.soma * a.partes, partes: a.partes * b.partes }),
    primeira,
  )
  return { soma: total.soma, partes: total.partes * BigInt(existentes.length) }
}

/** Whether one mean is greater than another. */
export const maiorQue = (a: MediaExata, b: MediaExata): boolean => a.soma * b.partes > b.soma * a.partes

/** The mean as it is told: cut to hundredths at the very end, never rounded up. */
export function cortada(media: MediaExata): number {
  const resto = media.soma % media.partes
  // division of whole numbers cuts towards zero, which is up below it
  const inteira = media.soma / media.partes - (resto < 0n ? 1n : 0n)
  return Number(inteira) / 100
}

/**
 * The record with one grade's `valor` replaced; everything else, unknown fields included, stays as it came, because a
 * record is sent whole (decisions §14). A grade that the record does not have leaves it unchanged.
 */
export function withNota<R extends AproveitamentoAluno>(
  record: R,
  avaliacaoId: Identificador,
  valor: number | null,
): R {
  const set = (nota: Nota): Nota => (nota.avaliacaoId === avaliacaoId ? { ...nota, valor } : nota)
  return {
    ...record,
    grupos: record.grupos.map((grupo) => ({ ...grupo, avaliacoes: grupo.avaliacoes.map(set) })),
    notasComplementares: record.notasComplementares.map(set),
  }
}

/** How a final exam weighs: final mean = (1 − weight) × partial + weight × exam (`settings.grading.finalExam`). */
export interface RegraExame {
  /** The mean that passes, on the scale of the grades. */
  passingAverage: number
  scaleMax: number
  /** Share of the exam in the final mean, 0 to 1. */
  weight: number
  /** Below this partial mean nobody may sit the exam. */
  minimumToSit: number
}

/** What the final exam asks of a partial mean. */
export type NotaNecessaria =
  | { situacao: 'dispensado' | 'naoPodeFazer' | 'semMedia' }
  /** `nota` on the scale, in whole hundredths rounded up: cutting would tell a mark that does not suffice. */
  | { situacao: 'alcancavel' | 'inalcancavel'; nota: number }

/**
 * The mark needed in the final exam: (pass − (1 − weight) × partial) / weight (domain §5.6), in hundredths.
 * Partial 5.0 with pass 6 and weight 0.4 needs 7.5; partial 3.3 needs 10.05, which is out of reach on a scale of 10.
 */
export function notaNecessaria(mediaParcial: number | null, regra: RegraExame): NotaNecessaria {
  if (mediaParcial === null) return { situacao: 'semMedia' }
  const parcial = centesimos(mediaParcial)
  const aprova = centesimos(regra.passingAverage)
  if (parcial >= aprova) return { situacao: 'dispensado' }
  if (parcial < centesimos(regra.minimumToSit)) return { situacao: 'naoPodeFazer' }
  // millionths: a weight of 0.333333 is exact too
  const peso = Math.round(regra.weight * 1e6)
  if (peso <= 0) return { situacao: 'naoPodeFazer' }
  const necessaria = Math.ceil((aprova * 1e6 - (1e6 - peso) * parcial) / peso)
  const alcancavel = necessaria <= centesimos(regra.scaleMax)
  return { situacao: alcancavel ? 'alcancavel' : 'inalcancavel', nota: necessaria / 100 }
}
