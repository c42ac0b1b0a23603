/** The start page of a person with several profiles who has not chosen one since signing in. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { profileInWords, useProfile } from '../shared/perfil'
import styles from './PickProfile.module.css'

export function PickProfile({ perfis }: { perfis: readonly number[] }) {
  const t = useT()
  const use = useProfile()
  return (
    <>
      <PageHeader title={t('frame.menu.inicio')} heading={t('diario.pick.title')} lead={t('diario.pick.lead')} />
      <Stack as="ul" gap={3} className={styles.profiles}>
        {perfis.map((perfil) => (
          <li key={perfil}>
            <Button full onClick={() => void use(perfil)}>
              {t('frame.perfil.use', { perfil: profileInWords(t, perfil) })}
            </Button>
          </li>
        ))}
      </Stack>
    </>
  )
}
