/**
 * What changed since the last visit: the figures seen last are compared with those read now. Kept per person on this
 * device, and only with "Manter conectado" (reliability §7); erased when the person leaves.
 */
import { useEffect, useMemo, useRef } from 'react'
import { refreshReads } from '@/api'
import { type Classe, type Identificador, z } from '@/contract'
import { centesimos, isVisible, todasAsNotas } from '@/domain/notas'
import { isRemembered, kept, onWipe } from '@/session'
import type { Aluno } from './aluno'
import { type Figura, nomeDaClasse } from './figuras'
import type { Novidades } from './frase'
import { idsDeRecados } from './recados'

/** The figures of visits so far: classes looked at, grades in hundredths by class and evaluation, absences by class, ids of messages. */
const Visita = z.object({
  classes: z.array(z.number()),
  notas: z.record(z.string(), z.number()),
  faltas: z.record(z.string(), z.number()),
  recados: z.array(z.number()),
})
type Visita = z.infer<typeof Visita>
const visits = kept('visita', Visita)

export interface Mudanca {
  key: string
  tipo: 'notaNova' | 'notaMudou' | 'faltas'
  classe: Classe
  nome: string
  /** Grades as they are; absences: how many more. */
  antes?: number
  agora: number
}

const notaKey = (classe: Classe, avaliacaoId: Identificador, i: number) => `${classe.id}/${avaliacaoId ?? i}`

/** What the former visit saw, read once: a visit lasts as long as the page, however often the home is opened. */
const former = new Map<number, Visita | null>()

/** The next look at the home is a new visit: what a fresh page load does, for tests. */
export function resetVisits(): void {
  former.clear()
}

onWipe((change) => {
  if (change === 'person') resetVisits()
})

function formerVisit(aluno: Aluno): Visita | null {
  if (!former.has(aluno.idPessoa)) former.set(aluno.idPessoa, read(aluno))
  return former.get(aluno.idPessoa) ?? null
}

/** Only where the person stays signed in: else the next visit is nobody's. */
const read = ({ idPessoa }: Aluno): Visita | null => (isRemembered() ? visits.read(idPessoa) : null)
function write({ idPessoa }: Aluno, visita: Visita): void {
  if (isRemembered()) visits.write(visita, idPessoa)
}

function visible(figura: Figura) {
  const notas = figura.record ? todasAsNotas(figura.record) : []
  return notas.flatMap((nota, i) =>
    nota.valor !== null && isVisible(nota)
      ? [{ key: notaKey(figura.classe, nota.avaliacaoId, i), nota, valor: nota.valor }]
      : [],
  )
}

/** The figures as they are now, over those of `antes`: a period that is not on the screen is not forgotten. */
export function visitaDe(antes: Visita | null, figuras: readonly Figura[], classes: readonly Classe[]): Visita {
  const visita: Visita = {
    classes: [...new Set([...(antes?.classes ?? []), ...figuras.map(({ classe }) => classe.id)])],
    notas: { ...antes?.notas },
    faltas: { ...antes?.faltas },
    recados: idsDeRecados(classes),
  }
  for (const figura of figuras) {
    for (const { key, valor } of visible(figura)) visita.notas[key] = centesimos(valor)
    if (figura.faltas.faltas !== null) visita.faltas[figura.classe.id] = figura.faltas.faltas
  }
  return visita
}

/** New and changed grades and new absences, in the order of the classes. Unpublished grades are never among them. */
export function mudancas(antes: Visita, figuras: readonly Figura[]): Mudanca[] {
  // everything in a class that was never looked at would be new, which is no news
  const vistas = new Set(antes.classes)
  return figuras.flatMap((figura) => {
    const { classe } = figura
    if (!vistas.has(classe.id)) return []
    const found: Mudanca[] = []
    for (const { key, nota, valor } of visible(figura)) {
      const before = antes.notas[key]
      if (before === undefined) found.push({ key, tipo: 'notaNova', classe, nome: nota.nome, agora: valor })
      else if (before !== centesimos(valor)) {
        found.push({ key, tipo: 'notaMudou', classe, nome: nota.nome, antes: before / 100, agora: valor })
      }
    }
    const faltas = figura.faltas.faltas
    const before = antes.faltas[classe.id]
    if (faltas !== null && before !== undefined && faltas > before) {
      found.push({
        key: `faltas/${classe.id}`,
        tipo: 'faltas',
        classe,
        nome: nomeDaClasse(classe),
        agora: faltas - before,
      })
    }
    return found
  })
}

/** The changes since the last visit; what is seen now is kept for the next once everything has been read. */
export function useNovidades(aluno: Aluno, figuras: readonly Figura[], classes: readonly Classe[]) {
  const antes = formerVisit(aluno)
  const settled = figuras.length > 0 && figuras.every((figura) => !figura.pending && !figura.failed)
  const lista = useMemo(() => (antes && settled ? mudancas(antes, figuras) : []), [antes, settled, figuras])
  const written = useRef('')
  useEffect(() => {
    if (!settled) return
    // over what stands there now: another period may have been looked at since
    const visita = visitaDe(read(aluno) ?? antes, figuras, classes)
    const text = JSON.stringify(visita)
    if (text === written.current) return
    written.current = text
    write(aluno, visita)
  })
  const known = new Set(antes?.recados)
  const recados = antes ? idsDeRecados(classes).filter((id) => !known.has(id)) : []
  const counts: Novidades = {
    notas: lista.filter((mudanca) => mudanca.tipo !== 'faltas').length,
    faltas: lista.reduce((sum, mudanca) => sum + (mudanca.tipo === 'faltas' ? mudanca.agora : 0), 0),
    recados: recados.length,
  }
  const refresh = () => {
    refreshReads('AproveitamentosAlunos')
  }
  return { lista, recados, counts, refresh }
}
