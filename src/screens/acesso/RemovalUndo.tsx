/** Ten seconds to take a removal back: nothing is sent before, and leaving or sleeping through it removes nothing. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Row } from '@/ui/page/layout'
import { announce } from '@/ui/action/live'
import { Notice } from '@/ui/page/Notice'
import { toast } from '@/ui/action/Toasts'
import { useCountdown } from '../shared/time/useCountdown'

/** Milliseconds. */
const undoable = 10_000
/** An end that comes so late was slept through: nobody was there to take it back. */
const missed = 2 * undoable

export function RemovalUndo({ onEnd, onUndo }: { onEnd: () => void; onUndo: () => void }) {
  const t = useT()
  const [began] = useState(() => Date.now())
  const undo = useRef<HTMLButtonElement>(null)
  const over = useRef(false)
  const here = useRef(true)
  const end = () => {
    over.current = true
    onEnd()
  }
  const cancel = () => {
    over.current = true
    announce(t('papeis.undo.nothing'))
    onUndo()
  }
  const left = useCountdown(undoable, began, () => {
    if (Date.now() - began > missed) cancel()
    else end()
  })
  const leave = useEffectEvent(() => {
    // not when the page is only drawn anew
    if (!here.current && !over.current) toast(t('papeis.undo.left'))
  })
  useEffect(() => {
    here.current = true
    undo.current?.focus()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      here.current = false
      setTimeout(() => leave())
    }
  }, [])
  return (
    <Notice tone="warn" title={t('papeis.undo.title')}>
      <p aria-live="off">{t('papeis.undo.countdown', { n: left ?? 0 })}</p>
      <p id="papeis-desfazer">{t('papeis.undo.hint')}</p>
      <Row>
        <Button ref={undo} variant="primary" aria-describedby="papeis-desfazer" onClick={cancel}>
          {t('papeis.undo.undo')}
        </Button>
        <Button onClick={end}>{t('papeis.undo.now')}</Button>
      </Row>
    </Notice>
  )
}
