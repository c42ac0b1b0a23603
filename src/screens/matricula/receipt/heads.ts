/** Titles that say what was done with a request, for its receipt and the start page. */
import type { PlainKey } from '@/i18n'
import { type Draft, leaves, stateFor } from '../flow/draft'

/** `title` never names the child, since the browser's history keeps titles; `panel` is the heading of the facts. */
export function headsOf(draft: Draft): { title: PlainKey; panel: PlainKey } {
  const { way } = draft
  const state = stateFor(draft)
  if (state === 'liberada') return { title: 'matricula.recibo.titleReleased', panel: 'matricula.recibo.panelAnswered' }
  if (state === 'cancelada')
    return { title: 'matricula.recibo.titleCancelled', panel: 'matricula.recibo.panelCancelled' }
  if (way === 'confirmar') {
    const confirmed = state === 'confirmada' && !leaves(draft)
    return {
      title: confirmed ? 'matricula.recibo.titleConfirmed' : 'matricula.recibo.titleAnswered',
      panel: 'matricula.recibo.panelAnswered',
    }
  }
  const title = way === 'transferir' ? 'matricula.recibo.titleTransfer' : 'matricula.recibo.title'
  return { title, panel: 'matricula.recibo.panel' }
}
