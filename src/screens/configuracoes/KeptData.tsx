/** What the portal keeps on this device, and the way to erase it: then nobody is signed in any more either. */
import { useState } from 'react'
import { leave, signOut } from '@/api'
import { useT } from '@/i18n'
import { forgetEverything, keptNow, unsentWork } from '@/session'
import { Button } from '@/ui/action/Button'
import { Confirm } from '@/ui/action/Confirm'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { setTextSize, setTheme } from '@/ui/look/theme'

/** `changed` makes the list anew: what a public device must not keep is erased the moment it becomes one. */
export function KeptData({ shared, changed }: { shared: boolean; changed: string }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const kept = keptNow()
  const close = () => setAsking(false)
  const erase = () => {
    close()
    setTheme('auto')
    setTextSize('100')
    void signOut()
    forgetEverything()
  }
  return (
    <Stack gap={3} as="section">
      <h2>{t('paginas.dados.title')}</h2>
      {kept.length === 0 ? (
        <p>{t('paginas.dados.nada')}</p>
      ) : (
        <ul key={changed}>
          {kept.map((one) => (
            <li key={one}>{t(`paginas.dados.${one}`)}</li>
          ))}
        </ul>
      )}
      {shared && unsentWork().length > 0 && (
        <Notice tone="warn">
          <p>{t('paginas.dados.memory')}</p>
        </Notice>
      )}
      <p>{t('paginas.dados.cookie')}</p>
      <Row>
        <Button onClick={() => void leave()}>{t('comum.sair')}</Button>
        <Button onClick={() => setAsking(true)}>{t('paginas.dados.erase')}</Button>
      </Row>
      <Confirm
        open={asking}
        title={t('paginas.dados.question')}
        yes={t('paginas.dados.confirm')}
        onYes={erase}
        onClose={close}
      >
        <p>{t('paginas.dados.aviso')}</p>
      </Confirm>
    </Stack>
  )
}
