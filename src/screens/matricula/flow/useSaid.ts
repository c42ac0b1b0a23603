/** What a refusal of the service means here, as one object as long as it is the same refusal. */
import { useMemo } from 'react'
import type { ApiError } from '@/api'
import { useT } from '@/i18n'
import { type Said, sayError } from '../../shared/sayError'

/** Null for nothing and for a busy service, which has a notice of its own. */
export function useSaid(error: ApiError | null): Said | null {
  const t = useT()
  return useMemo(() => {
    if (!error || error.kind === 'busy') return null
    const said = sayError(t, error)
    // families have no profile and no closed grades: a general message
    if (error.kind === 'forbidden' || error.kind === 'unauthenticated')
      return { ...said, message: t('matricula.refused.forbidden'), fromService: false }
    if (error.kind === 'notFound') return { ...said, message: t('matricula.refused.notFound'), fromService: false }
    if (error.refusal?.code === 'Closed' || error.refusal?.code === 'Conflict') {
      const { message } = error.refusal
      return { ...said, message: message || t('comum.erro.refused'), fromService: message !== '' }
    }
    return said
  }, [error, t])
}
