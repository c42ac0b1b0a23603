/** The full page for whoever hosts the portal: `config.json` cannot be used, and which key is wrong. */
import { useT } from '@/i18n'
import type { SettingsError } from '@/settings'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import styles from '../frame/layouts.module.css'

export function StartFailure({ error }: { error: SettingsError }) {
  const t = useT()
  const { key, message, reason, words } = error
  const said = reason ? t(`moldura.config.reason.${reason}`, { words }) : message
  return (
    <div className={styles.public}>
      <div className={styles.content}>
        <main>
          <PageHeader title={t('moldura.config.title')} />
          <Notice
            tone="bad"
            title={key ? t('moldura.config.key', { key, reason: said }) : t('moldura.config.file', { reason: said })}
          >
            <p>{t('moldura.config.who')}</p>
          </Notice>
        </main>
      </div>
    </div>
  )
}
