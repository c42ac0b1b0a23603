/** Giving up what was typed and not sent: asked about, because nothing brings it back. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Confirm } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { useDiario, useProgresso, useResumo } from '../context'
import { porEnviar } from '../book/summary'

export function Descartar() {
  const t = useT()
  const { livro, envio, dizer } = useDiario()
  const n = porEnviar(useResumo(livro))
  const { fase } = useProgresso(envio)
  const [open, setOpen] = useState(false)
  if ((n === 0 || fase === 'enviando') && !open) return null
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('lancamentos.descartar.botao')}
      </Button>
      <Confirm
        open={open}
        title={t('lancamentos.descartar.title', { n })}
        yes={t('lancamentos.descartar.sim')}
        onYes={() => {
          livro.discard()
          dizer(() => setOpen(false))
          announce(t('lancamentos.descartar.feito'))
        }}
        onClose={() => setOpen(false)}
      >
        <p>{t('lancamentos.descartar.lead')}</p>
      </Confirm>
    </>
  )
}
