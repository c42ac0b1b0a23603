/**
 * "What do I need": in what is still to come, and then in the final exam (wishes 2). Only with a rule told by the school
 * (`settings.grading`). Grades are whole hundredths; a mean is cut, never rounded up, and a needed mark is rounded up
 * to what the gradebook accepts: cut, it would promise a pass that it does not give. Unpublished grades count as still
 * to come even when their value arrived (decisions §10).
 */
import type { AproveitamentoAluno, Grupo, Nota } from '@/contract'
import {
  centesimos,
  cortada,
  isVisible,
  mediaPonderada,
  mediaSimples,
  notaNecessaria,
  type NotaNecessaria,
} from './notas'

/** The school's rule (`settings.grading`): figures on the scale of the grades, `weight` 0 to 1, `decimals` 0 to 2. */
export interface RegraNotas {
  scaleMax: number
  passingAverage: number
  finalExam?: { weight: number; minimumToSit: number } | undefined
  decimals: number
}

type Registro = Pick<AproveitamentoAluno, 'grupos' | 'mediaParcial' | 'mediaFinal'>

/**
 * How the mean comes from the grades. ASSUMED (domain §5.5), since the contract does not tell: the mean of the groups,
 * or one weighted mean over everything. Whichever gives the service's own `mediaParcial` is used; when neither does,
 * nothing is computed from it.
 */
export type Modelo = 'mediaDosGrupos' | 'mediaGeral'

/** A published figure: what a person may see and what may be reckoned with. */
const conhecida = (nota: Nota): boolean => isVisible(nota) && nota.valor !== null
/** Closed without a value: nothing comes any more, and it is no zero. */
const perdida = (nota: Nota): boolean => nota.fechada && nota.valor === null
const contaNaMedia = (nota: Nota): boolean => centesimos(nota.peso ?? 1) > 0

/** The grades still to come that weigh in the mean, in the order of the groups. */
export const notasAVir = (registro: Pick<Registro, 'grupos'>): Nota[] =>
  registro.grupos.flatMap(({ avaliacoes }) =>
    avaliacoes.filter((nota) => !conhecida(nota) && !perdida(nota) && contaNaMedia(nota)),
  )

/** The mean, cut at the end, when each grade to come has the mark that `dar` gives it; null leaves it out. */
function mediaCom(modelo: Modelo, grupos: readonly Grupo[], dar: (nota: Nota) => number | null): number | null {
  const preenchidos = grupos.map(({ avaliacoes }) =>
    avaliacoes.map((nota) =>
      conhecida(nota) || perdida(nota) ? nota : { ...nota, valor: dar(nota), publicada: true },
    ),
  )
  const media =
    modelo === 'mediaGeral' ? mediaPonderada(preenchidos.flat()) : mediaSimples(preenchidos.map(mediaPonderada))
  return media && cortada(media)
}

/** Hundredths between two marks that the gradebook accepts. */
const passo = (decimals: number): number => 10 ** (2 - Math.min(2, Math.max(0, decimals)))

/** The same figure as the school may have written it: exact to a hundredth, or cut or rounded to its decimals. */
function mesmaMedia(nossa: number, dela: number, decimals: number): boolean {
  const [a, b, p] = [centesimos(nossa), centesimos(dela), passo(decimals)]
  return Math.abs(a - b) <= 1 || (b % p === 0 && (Math.floor(a / p) * p === b || Math.round(a / p) * p === b))
}

/** The model that explains the service's partial mean; null when none does. Without a partial mean, that of the groups. */
export function modeloDe(registro: Registro, decimals: number): Modelo | null {
  const { mediaParcial, grupos } = registro
  if (mediaParcial === null) return 'mediaDosGrupos'
  const explica = (modelo: Modelo) => {
    const nossa = mediaCom(modelo, grupos, () => null)
    return nossa !== null && mesmaMedia(nossa, mediaParcial, decimals)
  }
  return (['mediaDosGrupos', 'mediaGeral'] as const).find(explica) ?? null
}

/** What the rest of the period asks. `nota` is the least mark in each of the grades to come. */
export type Resto =
  | { situacao: 'semResto' | 'desconhecido' | 'aprovado' }
  | { situacao: 'precisa'; nota: number }
  /** Not even the highest mark in everything reaches the mean; `maxima` is the mean that it gives. */
  | { situacao: 'impossivel'; maxima: number }

/** What the final exam asks of a mean. */
export interface Exame {
  quando: 'hoje' | 'melhor'
  media: number
  pede: NotaNecessaria
}

export interface QuantoPreciso {
  /** The final mean, once the service gives it: nothing is left to reckon. */
  final: { media: number; aprovado: boolean } | null
  /** Grades still to come that weigh in the mean. */
  aVir: readonly Nota[]
  resto: Resto
  /** What the final exam asks: of today's mean, and of the best that can still be had where the rest is not enough. */
  exames: readonly Exame[]
  /** Outright: neither the rest nor the exam can reach the mean that passes. */
  impossivel: boolean
}

/** The mark needed in the exam, on the steps of the gradebook; null when the school told no exam. */
export function exameNecessario(media: number, regra: RegraNotas): NotaNecessaria | null {
  if (!regra.finalExam) return null
  const pede = notaNecessaria(media, { ...regra, ...regra.finalExam })
  if (!('nota' in pede)) return pede
  const p = passo(regra.decimals)
  const nota = (Math.ceil(centesimos(pede.nota) / p) * p) / 100
  return { situacao: nota <= regra.scaleMax ? 'alcancavel' : 'inalcancavel', nota }
}

function restoDe(registro: Registro, regra: RegraNotas, modelo: Modelo | null, aVir: readonly Nota[]): Resto {
  if (aVir.length === 0) return { situacao: 'semResto' }
  if (!modelo) return { situacao: 'desconhecido' }
  const p = passo(regra.decimals)
  const media = (n: number) => mediaCom(modelo, registro.grupos, () => (n * p) / 100) ?? 0
  let acima = Math.floor(centesimos(regra.scaleMax) / p)
  if (media(0) >= regra.passingAverage) return { situacao: 'aprovado' }
  if (media(acima) < regra.passingAverage) return { situacao: 'impossivel', maxima: media(acima) }
  // the mean never falls as the mark rises: halve until the least mark that suffices is found
  let abaixo = 0
  while (acima - abaixo > 1) {
    const meio = Math.floor((acima + abaixo) / 2)
    if (media(meio) >= regra.passingAverage) acima = meio
    else abaixo = meio
  }
  return { situacao: 'precisa', nota: (acima * p) / 100 }
}

/** Everything that the panel says about one record. */
export function quantoPreciso(registro: Registro, regra: RegraNotas): QuantoPreciso {
  const aVir = notasAVir(registro)
  const { mediaFinal } = registro
  if (mediaFinal !== null) {
    const final = { media: mediaFinal, aprovado: centesimos(mediaFinal) >= centesimos(regra.passingAverage) }
    return { final, aVir: [], resto: { situacao: 'semResto' }, exames: [], impossivel: false }
  }
  const modelo = modeloDe(registro, regra.decimals)
  const resto = restoDe(registro, regra, modelo, aVir)
  // a mean over nothing that was published is not told, even when it came
  const alguma = registro.grupos.some(({ avaliacoes }) => avaliacoes.some(conhecida))
  const hoje = alguma ? registro.mediaParcial : null
  const exames = [
    ...(resto.situacao === 'aprovado' ? [] : exameDe('hoje', hoje, regra)),
    ...(resto.situacao === 'impossivel' ? exameDe('melhor', resto.maxima, regra) : []),
  ]
  const pode = exames.some(({ pede }) => pede.situacao === 'alcancavel' || pede.situacao === 'dispensado')
  const abaixo = hoje !== null && centesimos(hoje) < centesimos(regra.passingAverage)
  const impossivel = !pode && (resto.situacao === 'impossivel' || (resto.situacao === 'semResto' && abaixo))
  return { final: null, aVir, resto, exames, impossivel }
}

function exameDe(quando: Exame['quando'], media: number | null, regra: RegraNotas): Exame[] {
  const pede = media === null ? null : exameNecessario(media, regra)
  return media === null || pede === null ? [] : [{ quando, media, pede }]
}

/** A simulated outcome: the mean over what is known and what was tried; null while there is nothing. */
export interface Simulada {
  media: number | null
  /** Grades to come that were given no mark: they stay out of the mean. */
  semNota: number
  passa: boolean
  exame: NotaNecessaria | null
}

/** "What if": `tentadas` are marks by position in `notasAVir`. Computes nothing the person could not see. */
export function simular(registro: Registro, regra: RegraNotas, tentadas: ReadonlyMap<number, number>): Simulada {
  const aVir = notasAVir(registro)
  const modelo = modeloDe(registro, regra.decimals) ?? 'mediaDosGrupos'
  const lugar = new Map(aVir.map((nota, i) => [nota, i]))
  const media = mediaCom(modelo, registro.grupos, (nota) => tentadas.get(lugar.get(nota) ?? -1) ?? null)
  return {
    media,
    semNota: aVir.filter((_, i) => !tentadas.has(i)).length,
    passa: media !== null && centesimos(media) >= centesimos(regra.passingAverage),
    exame: media === null ? null : exameNecessario(media, regra),
  }
}

/** How much of a group's weight already has a published grade, and how much is still to come, in hundredths. */
export function pesosDoGrupo(grupo: Pick<Grupo, 'avaliacoes'>): { comNota: number; aVir: number } {
  const soma = (notas: readonly Nota[]) =>
    notas.reduce((total, { peso }) => total + Math.max(0, centesimos(peso ?? 1)), 0)
  return {
    comNota: soma(grupo.avaliacoes.filter(conhecida)),
    aVir: soma(grupo.avaliacoes.filter((nota) => !conhecida(nota) && !perdida(nota))),
  }
}

/** The published grades in the order of the groups: what a picture of their course may be drawn from. */
export const notasPublicadas = (registro: Pick<Registro, 'grupos'>): (Nota & { valor: number })[] =>
  registro.grupos
    .flatMap(({ avaliacoes }) => avaliacoes)
    .flatMap((nota) => (conhecida(nota) && nota.valor !== null ? [{ ...nota, valor: nota.valor }] : []))
