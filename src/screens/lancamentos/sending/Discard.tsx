/** Giving up what was typed and not sent: asked about, because nothing brings it back. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Confirm } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { useDiario, useProgress, useSummary } from '../context'
import { unsentCount } from '../book/summary'

export function Discard() {
  const t = useT()
  const { book, sending, say } = useDiario()
  const n = unsentCount(useSummary(book))
  const { phase } = useProgress(sending)
  const [open, setOpen] = useState(false)
  if ((n === 0 || phase === 'enviando') && !open) return null
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('lancamentos.descartar.button')}
      </Button>
      <Confirm
        open={open}
        title={t('lancamentos.descartar.title', { n })}
        yes={t('lancamentos.descartar.sim')}
        onYes={() => {
          book.discard()
          say(() => setOpen(false))
          announce(t('lancamentos.descartar.done'))
        }}
        onClose={() => setOpen(false)}
      >
        <p>{t('lancamentos.descartar.lead')}</p>
      </Confirm>
    </>
  )
}
