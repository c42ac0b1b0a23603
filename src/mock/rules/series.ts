/**
 * The series and shifts of the pretended network, with its rule that the age on 31 March decides
 * (mock/README §1). Other networks have other ids and names: the portal learns them from its settings or from the
 * service. ASSUMED (decisions §11).
 */
import { addDays, dayInWords } from '@/domain/dates'
import { fold } from '@/domain/text'

/** One series. `age` is the age in years on 31 March; EJA begins at that age and has no upper limit. */
export interface NetworkSerie {
  id: number
  descricao: string
  ordernacaoSerie: number
  stage: 'creche' | 'pre' | 'fundamental' | 'eja'
  age: number
}

const fundamental = Array.from({ length: 9 }, (_, i): NetworkSerie => ({
  id: 31 + i,
  descricao: `${i + 1}º ano do Ensino Fundamental`,
  ordernacaoSerie: 70 + 10 * i,
  stage: 'fundamental',
  age: 6 + i,
}))

/** Every series, in order. */
export const series: readonly NetworkSerie[] = [
  { id: 10, descricao: 'Creche – Berçário I', ordernacaoSerie: 10, stage: 'creche', age: 0 },
  { id: 11, descricao: 'Creche – Berçário II', ordernacaoSerie: 20, stage: 'creche', age: 1 },
  { id: 12, descricao: 'Creche – Maternal I', ordernacaoSerie: 30, stage: 'creche', age: 2 },
  { id: 13, descricao: 'Creche – Maternal II', ordernacaoSerie: 40, stage: 'creche', age: 3 },
  { id: 20, descricao: 'Pré-escola I', ordernacaoSerie: 50, stage: 'pre', age: 4 },
  { id: 21, descricao: 'Pré-escola II', ordernacaoSerie: 60, stage: 'pre', age: 5 },
  ...fundamental,
  { id: 41, descricao: 'EJA – anos iniciais', ordernacaoSerie: 160, stage: 'eja', age: 15 },
  { id: 42, descricao: 'EJA – anos finais', ordernacaoSerie: 170, stage: 'eja', age: 15 },
]

/** The shifts of the network, as on the wire (mock/README §2). Night is for EJA only. */
export const turnos = ['Manhã', 'Tarde', 'Integral', 'Noite'] as const

/** The series of an id; null for an unknown one. */
export const serieOf = (id: number): NetworkSerie | null => series.find((serie) => serie.id === id) ?? null

/** The series id of a request, or the one found by its written name, as on a paper form; 0 when unknown. */
export const serieInWords = (id: number, descricao: string): number =>
  id !== 0 || descricao === '' ? id : (series.find((serie) => fold(serie.descricao) === fold(descricao))?.id ?? 0)

/** The next series; null after the last of a stage (9º ano, EJA). */
export function nextSerie(id: number): NetworkSerie | null {
  const at = series.findIndex((serie) => serie.id === id)
  const [here, next] = [series[at], series[at + 1]]
  if (!here || !next) return null
  return (here.stage === 'eja') === (next.stage === 'eja') ? next : null
}

/**
 * First and last birth date of a series, `AAAA-MM-DD`; `from` null: no oldest (EJA). Berçário I lasts to the end
 * of the year.
 */
export function bandOf(serie: NetworkSerie, ano: number): { from: string | null; until: string } {
  const until = serie.id === 10 ? `${ano}-12-31` : `${ano - serie.age}-03-31`
  return { from: serie.stage === 'eja' ? null : `${ano - serie.age - 1}-04-01`, until }
}

/** How a birth date relates to a series: `fits`, `young` (born after the range) or `old` (born before it). */
export function standing(dataNasc: string, serie: NetworkSerie, ano: number): 'fits' | 'young' | 'old' {
  const { from, until } = bandOf(serie, ano)
  if (dataNasc > until) return 'young'
  return from !== null && dataNasc < from ? 'old' : 'fits'
}

/**
 * Whether the network enrolls the child: never when too young; when too old only in Ensino Fundamental, where an age
 * gap is accepted.
 */
function mayEnroll(dataNasc: string, serie: NetworkSerie, ano: number): boolean {
  const place = standing(dataNasc, serie, ano)
  return place === 'fits' || (place === 'old' && serie.stage === 'fundamental')
}

/** The series by the 31 March rule; null for a child born after the end of the year, or older than the 9º ano. */
export function suggestedSerie(dataNasc: string, ano: number): NetworkSerie | null {
  return series.find((serie) => serie.stage !== 'eja' && standing(dataNasc, serie, ano) === 'fits') ?? null
}

/** Why a birth date is refused for a series, with the date of the rule; null when the child may enroll. */
export function serieReason(dataNasc: string, serie: NetworkSerie, ano: number): string | null {
  if (mayEnroll(dataNasc, serie, ano)) return null
  const { from, until } = bandOf(serie, ano)
  const right = suggestedSerie(dataNasc, ano)
  const other = right ? ` Pela data de nascimento, a série é ${right.descricao}.` : ''
  const limite =
    from === null || dataNasc > until
      ? `é preciso ter nascido até ${dayInWords(until)}`
      : `é preciso ter nascido depois de ${dayInWords(addDays(from, -1))}`
  return `Para ${serie.descricao} em ${ano}, ${limite}.${other}`
}

/** `enrollment` in the `config.json` of this network's portal: its series and shifts. */
export const enrollmentOfNetwork = {
  maxIntentions: 3,
  series: series.map(({ descricao, stage, id, age }) => ({
    id,
    name: descricao,
    ageFrom: age,
    ...(stage === 'eja' ? {} : { ageTo: age }),
  })),
  shifts: turnos.map((name) => ({ id: name, name })),
}
