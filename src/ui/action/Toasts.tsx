/** Short confirmations at the edge of the window: never the only copy of anything, never something to act on. */
import { useEffect, useRef } from 'react'
import { useT } from '@/i18n'
import { createStore, onWipe, useStore } from '@/session'
import { Icon } from '../drawing/Icon'
import { classNames } from '../look/classNames'
import { afterFrame } from './afterFrame'
import { MoveFocusOnUnmount } from './MoveFocusOnUnmount'
import { announce } from './live'
import styles from './Toasts.module.css'

interface Toast {
  id: number
  text: string
}
/** Milliseconds. */
const lasts = 8000
const toasts = createStore<readonly Toast[]>([])
let count = 0
// toasts of one person are not shown to the next
onWipe(() => toasts.set([]))

const dismiss = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id))

/** Shows a short confirmation and announces it politely. The returned function removes it. */
export function toast(text: string): () => void {
  const id = ++count
  toasts.set([...toasts.get().slice(-2), { id, text }])
  announce(text)
  return () => dismiss(id)
}

export function Toasts() {
  const shown = useStore(toasts)
  return (
    <div className={classNames(styles.toasts, 'no-print')}>
      {shown.map((one) => (
        <OneToast key={one.id} {...one} />
      ))}
    </div>
  )
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function OneToast({ id, text }: Toast) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  /** The element focused before the toast's button, which takes the focus back when the toast goes. */
  const before = useRef<Element | null>(null)
  const back = () => {
    const place = before.current?.isConnected ? before.current : document.querySelector('main h1')
    return place instanceof HTMLElement ? place : null
  }
  useEffect(() => {
    // a toast must never cover the focused element (WCAG 2.4.11), so it goes
    const makeRoom = () => {
      afterFrame(() => {
        const element = document.activeElement
        if (!box.current || !element || element.matches('body, h1') || box.current.contains(element)) return
        if (overlap(box.current, element)) dismiss(id)
      })
    }
    document.addEventListener('focusin', makeRoom)
    const go = () => {
      // the toast stays while its button has the focus
      if (box.current?.contains(document.activeElement)) timer = setTimeout(go, lasts)
      else dismiss(id)
    }
    let timer = setTimeout(go, lasts)
    return () => {
      document.removeEventListener('focusin', makeRoom)
      clearTimeout(timer)
    }
  }, [id])
  return (
    // the toast may be dismissed, pushed out by newer ones, or removed by its caller
    <MoveFocusOnUnmount to={back}>
      <div ref={box} className={classNames(styles.toast, 'arrives')}>
        <p>{text}</p>
        <button
          type="button"
          aria-label={t('frame.ui.dismiss')}
          onFocus={({ relatedTarget }) => {
            before.current = relatedTarget
          }}
          onClick={() => dismiss(id)}
        >
          <Icon name="close" />
        </button>
      </div>
    </MoveFocusOnUnmount>
  )
}
