/** How much of a gradebook is unsent, wrong, on its way or unconfirmed: what the bar says. */
import type { Key } from '@/domain/lancamento'
import { stateOf, type Line, pending, hasPending } from './line'

/** Counts of cells (down to `duvidas`) and of lines. */
export interface Summary {
  naoEnviadas: number
  comErro: number
  publicar: number
  fechar: number
  /** Figures above the scale. */
  duvidas: number
  /** Lines that a sending would take. */
  prontas: number
  aCaminho: number
  naoConfirmadas: number
  conflitos: number
  recusadas: number
  podeDesfazer: boolean
}

/** All that would be lost: what the bar, the question on leaving and the one before discarding count alike. */
export const unsentCount = ({
  naoEnviadas,
  comErro,
  publicar,
  fechar,
}: Pick<Summary, 'naoEnviadas' | 'comErro' | 'publicar' | 'fechar'>): number =>
  naoEnviadas + comErro + publicar + fechar

export function count(linhas: readonly Line[], podeDesfazer: boolean): Summary {
  const resumo: Summary = {
    naoEnviadas: 0,
    comErro: 0,
    publicar: 0,
    fechar: 0,
    duvidas: 0,
    prontas: 0,
    aCaminho: 0,
    naoConfirmadas: 0,
    conflitos: 0,
    recusadas: 0,
    podeDesfazer,
  }
  for (const linha of linhas) {
    for (const { erro, deixada, above } of linha.edicoes.values()) {
      if (above) resumo.duvidas += 1
      // in the middle of being typed it is no error yet
      if (erro === null || !deixada) resumo.naoEnviadas += 1
      else resumo.comErro += 1
    }
    for (const becomes of linha.becomes.values()) resumo[becomes === 'fechada' ? 'fechar' : 'publicar'] += 1
    if (hasPending(linha)) resumo.prontas += 1
    const envio = linha.envio?.estado
    if (envio === 'naoConfirmada') resumo.naoConfirmadas += 1
    else if (envio && envio !== 'confirmada') resumo.aCaminho += 1
    const estado = stateOf(linha)
    if (estado === 'conflito') resumo.conflitos += 1
    if (estado === 'recusada') resumo.recusadas += 1
  }
  return resumo
}

/** A grade that students and guardians see, and that the next sending changes or takes away. */
export interface Publicada {
  id: number
  aluno: string
  chave: Key
  antes: number | null
  depois: number | null
}

export const changedPublished = (linhas: readonly Line[]): Publicada[] =>
  linhas.filter(hasPending).flatMap((linha) =>
    [...pending(linha)].flatMap(([chave, { valor }]) => {
      const nota = linha.notas.get(chave)
      if (valor === undefined || !nota?.publicada || nota.valor === null) return []
      return [{ id: linha.id, aluno: linha.record.nome, chave, antes: nota.valor, depois: valor }]
    }),
  )
