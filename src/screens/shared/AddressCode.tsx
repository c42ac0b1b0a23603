/** An address of the portal in words and as a QR code. It never holds a name, a CPF or a protocol. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Row } from '@/ui/page/layout'
import styles from './AddressCode.module.css'

interface Props {
  address: string
  /** False leaves the QR code out for now, because drawing it takes time. */
  drawn?: boolean
  children: ReactNode
}

export function AddressCode({ address, drawn = true, children }: Props) {
  const [code, setCode] = useState<{ Qr: ComponentType<{ text: string; size: string }> } | null>(null)
  useEffect(() => {
    // loaded in advance, because printing does not wait; without the chunk the words remain
    void import('@/ui/drawing/Qr').then(setCode, () => undefined)
  }, [])
  return (
    <Row className={styles.code}>
      {drawn && code && <code.Qr text={address} size="2.6cm" />}
      <p>
        {children}
        <br />
        <span className={styles.address}>{address}</span>
      </p>
    </Row>
  )
}
