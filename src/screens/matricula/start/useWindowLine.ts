/** A window in one sentence, with day and hour by the school's clock. */
import { useCallback } from 'react'
import { useI18n } from '@/i18n'
import type { Window } from '../receipt/aggregate'

export function useWindowLine(): (window: Window) => string {
  const { t, format } = useI18n()
  return useCallback(
    ({ fim, inicio, state }) => {
      const at = (iso: string | null) => {
        const date = format.date(iso)
        const time = format.time(iso)
        return date && (time ? t('matricula.janela.at', { date, time }) : date)
      }
      const [from, to] = [at(inicio), at(fim)]
      switch (state) {
        case 'none':
          return t('matricula.janela.none')
        case 'untold':
          return t('matricula.janela.untold')
        case 'future':
          return from ? t('matricula.janela.future', { inicio: from }) : t('matricula.janela.notYet')
        case 'closed':
          return to ? t('matricula.janela.closed', { fim: to }) : t('matricula.janela.shut')
        case 'open':
          return to ? t('matricula.janela.openUntil', { fim: to }) : t('matricula.janela.open')
      }
    },
    [t, format],
  )
}
