/** What is said aloud when the state changes: results politely, what did not work assertively. One sentence each. */
import type { Formats, Translate } from '@/i18n'
import type { Urgency } from '@/ui/action/live'
import type { LineState } from './state'
import { sayAccuracy } from './words'

export function announcementOf(t: Translate, format: Formats, state: LineState): [string, Urgency] | null {
  switch (state.step) {
    // a countdown and a dialog speak for themselves
    case 'ready':
    case 'busy':
    case 'signedOut':
      return null
    case 'locating':
      return [t(state.asking ? 'presenca.procurando.question' : 'presenca.procurando.title'), 'polite']
    case 'sending':
      return [t('presenca.enviando.title'), 'polite']
    case 'wide':
      return [t('presenca.baixa.title', { accuracy: sayAccuracy(t, format, state.fix.accuracy) }), 'assertive']
    case 'done':
      return [`${t('presenca.marcada.title')}. ${state.message}`, 'polite']
    case 'already':
      return [t('presenca.ja.title'), 'polite']
    case 'refused':
      return [`${t('presenca.recusada.title')}. ${state.message || t('presenca.recusada.noReason')}`, 'assertive']
    case 'uncertain':
      return [t('presenca.incerta.title'), 'assertive']
    case 'failed':
      return [t(`presenca.falha.${state.failure}.title`), 'assertive']
  }
}
