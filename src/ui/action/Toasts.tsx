/** Short confirmations at the edge. Never the only copy of anything, never something that must be acted on. */
import { useEffect } from 'react'
import { useT } from '@/i18n'
import { createStore, onWipe, useStore } from '@/session'
import { Icon } from '../drawing/Icon'
import { announce } from './live'
import styles from './Toasts.module.css'

interface Toast {
  id: number
  text: string
}
const lasts = 8000
const toasts = createStore<readonly Toast[]>([])
let count = 0
// what was done as somebody is not told to who comes next
onWipe(() => {
  toasts.set([])
})

const dismiss = (id: number) => {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** Shows a short confirmation and says it politely. What it returns takes it back, when it is no longer true. */
export function toast(text: string): () => void {
  const id = ++count
  toasts.set([...toasts.get().slice(-2), { id, text }])
  announce(text)
  return () => {
    dismiss(id)
  }
}

/** Where they appear: once, in the shell. */
export function Toasts() {
  const shown = useStore(toasts)
  return (
    <div className={`${styles.toasts ?? ''} no-print`}>
      {shown.map((one) => (
        <OneToast key={one.id} {...one} />
      ))}
    </div>
  )
}

function OneToast({ id, text }: Toast) {
  const t = useT()
  useEffect(() => {
    const timer = setTimeout(() => {
      dismiss(id)
    }, lasts)
    return () => {
      clearTimeout(timer)
    }
  }, [id])
  return (
    <div className={styles.toast}>
      <p>{text}</p>
      <button
        type="button"
        aria-label={t('moldura.ui.dismiss')}
        onClick={() => {
          dismiss(id)
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
