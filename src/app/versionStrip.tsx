/** "Há uma versão nova": a strip that waits for a press, so that nothing is reloaded under the person's hands. */
import { createRoot } from 'react-dom/client'
import { useT } from '@/i18n'
import { renew } from './newVersion'
import styles from './OfflineStrip.module.css'

function NewVersion() {
  const t = useT()
  return (
    <div role="status" className={`${styles.strip ?? ''} no-print`} data-shown="true">
      {t('comum.erro.newVersionTitle')}.{' '}
      <button type="button" onClick={() => void renew()}>
        {t('comum.erro.reload')}
      </button>
    </div>
  )
}

/** Stands above the page in a root of its own: hardly anybody ever sees it, so the portal does not carry it. */
export function showNewVersion(): void {
  const id = 'versao'
  if (document.getElementById(id)) return
  const holder = document.createElement('div')
  holder.id = id
  document.body.prepend(holder)
  createRoot(holder).render(<NewVersion />)
}
