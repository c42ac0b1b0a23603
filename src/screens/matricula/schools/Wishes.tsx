/** The ordered wishes, moved or removed by buttons or moved by dragging; the focus stays on the school that moved. */
import type { Reserva } from '@/contract'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ServiceText } from '@/ui/data/ServiceText'
import { plainList } from '@/ui/data/plainList'
import { Icon } from '@/ui/drawing/Icon'
import { Words } from '@/ui/form/Field'
import { useField } from '@/ui/form/context'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './offer.module.css'
import { keyOf } from './SchoolCard'

const moved = (order: readonly Reserva[], from: number, to: number) =>
  order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1))

/**
 * Dragging, as an alternative to the buttons. The list captures the pointer, since its items move; Escape cancels.
 * `order`: as it would be after the drop; `onDrop` also gets the moved item and its new index.
 */
function useDrag(
  list: RefObject<HTMLElement | null>,
  items: Reserva[],
  onDrop: (order: Reserva[], item: Reserva, to: number) => void,
) {
  const [drag, setDrag] = useState<{ item: Reserva; order: Reserva[] } | null>(null)
  const active = drag !== null
  useEffect(() => {
    if (!active) return
    const letGo = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null)
    }
    addEventListener('keydown', letGo)
    return () => removeEventListener('keydown', letGo)
  }, [active])
  const middleOf = (at: number) => {
    const box = list.current?.children[at]?.getBoundingClientRect()
    return box ? box.top + box.height / 2 : undefined
  }
  /** The order with the item where the pointer is, from the order on the screen: a fast drag skips what is not drawn. */
  const orderAt = ({ clientY }: PointerEvent, { item, order }: { item: Reserva; order: Reserva[] }) => {
    const from = order.indexOf(item)
    let to = from
    while ((middleOf(to - 1) ?? -Infinity) > clientY) to--
    while ((middleOf(to + 1) ?? Infinity) < clientY) to++
    return to === from ? order : moved(order, from, to)
  }
  const move = (event: PointerEvent) => {
    if (!drag) return
    const order = orderAt(event, drag)
    setDrag(order === drag.order ? drag : { ...drag, order })
  }
  const drop = (event: PointerEvent) => {
    if (!drag) return
    const order = orderAt(event, drag)
    const to = order.indexOf(drag.item)
    if (items[to] !== drag.item) onDrop(order, drag.item, to)
    setDrag(null)
  }
  return {
    order: drag?.order ?? items,
    held: drag?.item ?? null,
    grab: (event: PointerEvent, item: Reserva) => {
      if (event.button !== 0) return
      event.preventDefault()
      list.current?.setPointerCapture(event.pointerId)
      setDrag({ item, order: items })
    },
    listeners: { onPointerMove: move, onPointerUp: drop, onLostPointerCapture: () => setDrag(null) },
  }
}

interface Props {
  escolhas: Reserva[]
  nameOf: (row: Reserva) => string
  /** `words`: what the live region announces. */
  onChange: (next: Reserva[], words: string) => void
  onRemove: (row: Reserva) => void
}

export function Wishes({ escolhas, nameOf, onChange, onRemove }: Props) {
  const t = useT()
  const field = useField({ name: 'escolhas', label: t('matricula.escola.chosen') })
  const { form } = field
  useEffect(() => {
    // clears the error at once, so that its removal moves nothing under the next press
    if (escolhas.length > 0) form.clearErrors('escolhas')
  }, [form, escolhas.length])
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef<{ key: string; up: boolean } | 'heading' | null>(null)
  const order = escolhas.map(keyOf).join()
  // once the wishes stand in their new order, and not with a drawing before that
  useEffect(() => {
    const wanted = focusNext.current
    focusNext.current = null
    if (wanted === 'heading') heading.current?.focus()
    else if (wanted) {
      const button = `[data-row="${CSS.escape(wanted.key)}"]`
      const find = (selector: string) => list.current?.querySelector<HTMLButtonElement>(selector)
      ;(find(`${button}[data-up="${wanted.up}"]`) ?? find(button))?.focus()
    }
  }, [order])
  const say = (next: Reserva[], row: Reserva, to: number) =>
    onChange(next, t('matricula.escola.moved', { escola: nameOf(row), n: to + 1 }))
  const drag = useDrag(list, escolhas, say)
  const move = (from: number, up: boolean) => {
    const to = up ? from - 1 : from + 1
    const [row] = escolhas.slice(from)
    if (!row) return
    focusNext.current = { key: keyOf(row), up }
    say(moved(escolhas, from, to), row, to)
  }
  const arrow = (i: number, up: boolean) => {
    const row = escolhas[i]
    if (!row || (up ? i === 0 : i === escolhas.length - 1)) return null
    const named = up ? 'matricula.escola.upNamed' : 'matricula.escola.downNamed'
    return (
      <Button
        data-row={keyOf(row)}
        data-up={up}
        aria-label={t(named, { escola: nameOf(row) })}
        onClick={() => move(i, up)}
      >
        <Icon name={up ? 'up' : 'down'} />
        {t(up ? 'matricula.escola.up' : 'matricula.escola.down')}
      </Button>
    )
  }
  return (
    <section className={styles.wishes} aria-labelledby="escolhidas">
      <h2 id="escolhidas" ref={heading} tabIndex={-1}>
        {t('matricula.escola.chosen')}
      </h2>
      {/* a group does not support aria-invalid, so its message is attached as its description */}
      <div
        id={field.id}
        tabIndex={-1}
        role="group"
        aria-labelledby="escolhidas"
        aria-describedby={field.aria['aria-describedby']}
      >
        <Words field={field} />
        {escolhas.length === 0 ? (
          <p>{t('matricula.escola.chosenNone')}</p>
        ) : (
          <ol {...plainList} ref={list} className={styles.wishList} {...drag.listeners}>
            {drag.order.map((row, i) => (
              <li key={keyOf(row)} data-held={drag.held === row}>
                {escolhas.length > 1 && (
                  // hidden from screen readers, since the buttons below do the same without a pointer
                  <span
                    className={styles.handle}
                    aria-hidden="true"
                    title={t('matricula.escola.drag')}
                    onPointerDown={(event) => drag.grab(event, row)}
                  >
                    <Icon name="grip" />
                  </span>
                )}
                <p>
                  <strong>{t('matricula.escola.nth', { n: i + 1 })}</strong>{' '}
                  <ServiceText name>{nameOf(row)}</ServiceText>
                </p>
                <div className={styles.wishActions}>
                  {arrow(i, true)}
                  {arrow(i, false)}
                  <Button
                    variant="link"
                    aria-label={t('matricula.escola.removeNamed', { escola: nameOf(row) })}
                    onClick={() => {
                      focusNext.current = 'heading'
                      onRemove(row)
                    }}
                  >
                    {t('matricula.escola.remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}
