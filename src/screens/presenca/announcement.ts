/** What is said aloud when the state changes: results politely, what did not work assertively. One sentence each. */
import type { Formats, Translate } from '@/i18n'
import type { Urgency } from '@/ui/action/live'
import type { LineState } from './state'
import { sayAccuracy } from './words'

export function announcementOf(t: Translate, format: Formats, estado: LineState): [string, Urgency] | null {
  switch (estado.step) {
    // a countdown and a dialog speak for themselves
    case 'ready':
    case 'busy':
    case 'signedOut':
      return null
    case 'locating':
      return [t(estado.asking ? 'presenca.procurando.question' : 'presenca.procurando.title'), 'polite']
    case 'sending':
      return [t('presenca.enviando.title'), 'polite']
    case 'wide':
      return [t('presenca.baixa.title', { precisao: sayAccuracy(t, format, estado.fix.accuracy) }), 'assertive']
    case 'done':
      return [`${t('presenca.marcada.title')}. ${estado.message}`, 'polite']
    case 'already':
      return [t('presenca.ja.title'), 'polite']
    case 'refused':
      return [`${t('presenca.recusada.title')}. ${estado.message || t('presenca.recusada.noReason')}`, 'assertive']
    case 'uncertain':
      return [t('presenca.incerta.title'), 'assertive']
    case 'failed':
      return [t(`presenca.falha.${estado.failure}.title`), 'assertive']
  }
}
