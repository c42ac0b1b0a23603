/** What stands on paper and not on the screen: whose document, from where, printed when, and what it is worth. */
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { useNow } from './useNow'

export function PrintHead({ aluno }: { aluno?: string }) {
  const { brand } = settings()
  return (
    <p className="print-only">
      <strong>{brand.name}</strong>
      {aluno && (
        <>
          {' · '}
          <bdi lang="pt-BR">{aluno}</bdi>
        </>
      )}
    </p>
  )
}

export function PrintFoot() {
  const { t, format } = useI18n()
  const now = useNow()
  const { timeZone } = settings()
  const date = format.date(format.day(now, timeZone)) ?? ''
  return <p className="print-only">{t('moldura.impresso', { date, time: format.clock(now, timeZone) })}</p>
}
