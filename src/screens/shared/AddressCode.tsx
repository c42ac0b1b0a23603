/** An address of the portal in words and as a QR code. An address here never holds a name, a CPF or a protocol. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import styles from './AddressCode.module.css'

type Drawing = ComponentType<{ text: string; size: string }>

interface Props {
  address: string
  /** False leaves the code out for now: it costs something to draw. */
  drawn?: boolean
  children: ReactNode
}

export function AddressCode({ address, drawn = true, children }: Props) {
  const [code, setCode] = useState<{ Qr: Drawing } | null>(null)
  useEffect(() => {
    // fetched ahead, for paper does not wait; where it cannot be had, the words beside it serve alone
    void import('@/ui/drawing/Qr').then(setCode, () => undefined)
  }, [])
  return (
    <div className={styles.code}>
      {drawn && code && <code.Qr text={address} size="2.6cm" />}
      <p>
        {children}
        <br />
        <span className={styles.address}>{address}</span>
      </p>
    </div>
  )
}
