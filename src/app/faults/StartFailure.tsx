/** The full page shown when `config.json` cannot be used: visitors can try again, hosts see the list of wrong keys. */
import { useT } from '@/i18n'
import type { SettingsError } from '@/settings'
import { Button } from '@/ui/action/Button'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import styles from '../frame/layouts.module.css'

/** Placeholders of a tile address are shown as they are written in the file. */
const ofTiles = { z: '{z}', x: '{x}', y: '{y}' }

export function StartFailure({ error: { file, problems } }: { error: SettingsError }) {
  const t = useT()
  const tryAgain = () => {
    window.location.reload()
  }
  return (
    <div className={styles.public}>
      <div className={styles.content}>
        <main>
          <PageHeader title={t('frame.config.title')} />
          <Notice tone="bad" title={t(file ? `frame.config.file.${file}` : 'frame.config.wrong')}>
            {problems.length > 0 && (
              <ul>
                {problems.map(({ key, reason, words }) => (
                  <li key={`${key} ${reason}`}>
                    {t('frame.config.key', { key, reason: t(`frame.config.reason.${reason}`, { words, ...ofTiles }) })}
                  </li>
                ))}
              </ul>
            )}
            <p>{t('frame.config.who')}</p>
            <Button variant="primary" onClick={tryAgain}>
              {t('common.error.tryAgain')}
            </Button>
          </Notice>
        </main>
      </div>
    </div>
  )
}
