/** The lessons of a day from the timetables of classes. Hours are text "HH:mm", which sorts as hours do. */
import type { Classe } from '@/contract'

/** One class from `inicio` to `fim`; lessons that follow each other without a longer break are one. */
export interface Aula<C> {
  classe: C
  inicio: string
  fim: string
}

/** Minutes between two lessons of one class that still count as one stay in the room. */
const intervalo = 5
const minutos = (hora: string) => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))

/** The lessons of a weekday (1 Monday … 7 Sunday), earliest first. */
export function aulasDoDia<C extends Pick<Classe, 'horarios'>>(classes: readonly C[], diaSemana: number): Aula<C>[] {
  const aulas: Aula<C>[] = []
  for (const classe of classes) {
    const doDia = (classe.horarios ?? []).filter((horario) => horario.diaSemana === diaSemana)
    let aberta: Aula<C> | null = null
    for (const { inicio, fim } of doDia.sort((a, b) => (a.inicio < b.inicio ? -1 : 1))) {
      if (aberta && minutos(inicio) - minutos(aberta.fim) <= intervalo) aberta.fim = fim
      else aulas.push((aberta = { classe, inicio, fim }))
    }
  }
  return aulas.sort((a, b) => (a.inicio < b.inicio ? -1 : 1))
}
