/** The wishes in order of preference: up, down, out, by buttons or by dragging; the focus stays on the school that moved. */
import { useEffect, useRef } from 'react'
import type { Reserva } from '@/contract'
import { useT } from '@/i18n'
import { plainList } from '@/ui/data/plainList'
import { Button } from '@/ui/action/Button'
import { useField } from '@/ui/form/context'
import { Words } from '@/ui/form/Field'
import { Icon } from '@/ui/drawing/Icon'
import { ServiceText } from '@/ui/data/ServiceText'
import styles from './offer.module.css'
import { useDrag } from './useDrag'

interface Props {
  escolhas: Reserva[]
  /** `words` announce the change. */
  onChange: (next: Reserva[], words: string) => void
  onRemove: (row: Reserva) => void
}

const keyOf = (row: Reserva) => `${row.unidadeId}-${row.turno}`

export function Wishes({ escolhas, onChange, onRemove }: Props) {
  const t = useT()
  const field = useField({ name: 'escolhas', label: t('matricula.escola.chosen') })
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef<{ key: string; up: boolean } | 'heading' | null>(null)
  useEffect(() => {
    const wanted = focusNext.current
    focusNext.current = null
    if (wanted === 'heading') heading.current?.focus()
    else if (wanted) {
      const buttons = [
        ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-row="${CSS.escape(wanted.key)}"]`) ?? []),
      ]
      const same = buttons.find((button) => button.dataset['up'] === String(wanted.up))
      ;(same ?? buttons[0])?.focus()
    }
  })
  const drag = useDrag(list, escolhas, (next, row, to) =>
    onChange(next, t('matricula.escola.moved', { escola: row.nomeEscola, n: to + 1 })),
  )
  const move = (from: number, up: boolean) => {
    const to = up ? from - 1 : from + 1
    const row = escolhas[from]
    const next = [...escolhas]
    const other = next[to]
    if (!row || !other) return
    next[to] = row
    next[from] = other
    focusNext.current = { key: keyOf(row), up }
    onChange(next, t('matricula.escola.moved', { escola: row.nomeEscola, n: to + 1 }))
  }
  const arrow = (i: number, up: boolean) => {
    const row = escolhas[i]
    if (!row || (up ? i === 0 : i === escolhas.length - 1)) return null
    const named = up ? 'matricula.escola.upNamed' : 'matricula.escola.downNamed'
    return (
      <Button
        data-row={keyOf(row)}
        data-up={up}
        aria-label={t(named, { escola: row.nomeEscola, turno: row.turno })}
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
      <div id={field.id} tabIndex={-1} role="group" aria-labelledby="escolhidas" {...describedBy(field.aria)}>
        <Words field={field} />
        {escolhas.length === 0 ? (
          <p>{t('matricula.escola.chosenNone')}</p>
        ) : (
          <ol {...plainList} ref={list} className={styles.wishList} {...drag.listeners}>
            {drag.order.map((row, i) => (
              <li key={keyOf(row)} data-held={drag.held === row}>
                {escolhas.length > 1 && (
                  // the buttons below do the same without a pointer
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
                  <ServiceText>{`${row.nomeEscola}, ${row.turno}`}</ServiceText>
                </p>
                <div className={styles.wishActions}>
                  {arrow(i, true)}
                  {arrow(i, false)}
                  <Button
                    variant="link"
                    aria-label={t('matricula.escola.removeNamed', { escola: row.nomeEscola, turno: row.turno })}
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

/** A group takes no aria-invalid; its message describes it. */
const describedBy = (aria: { 'aria-describedby'?: string }) =>
  aria['aria-describedby'] ? { 'aria-describedby': aria['aria-describedby'] } : {}
