/** How much of a gradebook is unsent, wrong, on its way or unconfirmed: what the bar says. */
import { estadoDe, type Linha, temPendentes } from './linha'

/** Counts of cells (`naoEnviadas`, `comErro`, `publicar`) and of lines (all others). */
export interface Resumo {
  naoEnviadas: number
  comErro: number
  publicar: number
  /** Lines that a sending would take. */
  prontas: number
  aCaminho: number
  confirmadas: number
  naoConfirmadas: number
  conflitos: number
  recusadas: number
  podeDesfazer: boolean
}

export function contar(linhas: readonly Linha[], podeDesfazer: boolean): Resumo {
  const resumo: Resumo = {
    naoEnviadas: 0,
    comErro: 0,
    publicar: 0,
    prontas: 0,
    aCaminho: 0,
    confirmadas: 0,
    naoConfirmadas: 0,
    conflitos: 0,
    recusadas: 0,
    podeDesfazer,
  }
  for (const linha of linhas) {
    for (const { erro, deixada } of linha.edicoes.values()) {
      if (erro === null) resumo.naoEnviadas += 1
      else if (deixada) resumo.comErro += 1
    }
    resumo.publicar += linha.publicar.size
    if (temPendentes(linha)) resumo.prontas += 1
    const envio = linha.envio?.estado
    if (envio === 'confirmada') resumo.confirmadas += 1
    else if (envio === 'naoConfirmada') resumo.naoConfirmadas += 1
    else if (envio) resumo.aCaminho += 1
    const estado = estadoDe(linha)
    if (estado === 'conflito') resumo.conflitos += 1
    if (estado === 'recusada') resumo.recusadas += 1
  }
  return resumo
}
