/** The school told no series for next year: there is nothing to confirm and nothing to choose from. Who can help. */
import type { Confirmacao } from '@/contract'
import { useT } from '@/i18n'
import { Notice } from '@/ui/page/Notice'
import { FamilyHelp } from '../flow/FamilyHelp'

export const hasNextSerie = ({ serieSeguinte }: Confirmacao): boolean =>
  serieSeguinte.id !== 0 || serieSeguinte.descricao !== ''

export function NoNextSerie() {
  const t = useT()
  return (
    <Notice tone="warn">
      <p>{t('matricula.continua.noSerie')}</p>
      <FamilyHelp />
    </Notice>
  )
}
