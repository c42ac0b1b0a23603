/** A CPF on a page of review: partly hidden until the person asks for it, as somebody else may see the screen. */
import { useState } from 'react'
import { formatCpf } from '@/domain/documents'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import styles from './Cpf.module.css'

/** Shows only the middle digits: enough to recognise, too little to copy. */
const maskCpf = (cpf: string): string => cpf.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, '•••.$1.$2-••')

export function Cpf({ cpf }: { cpf: string }) {
  const t = useT()
  const [shown, setShown] = useState(false)
  if (!cpf) return <>—</>
  return (
    <span className={styles.cpf}>
      {shown ? (
        formatCpf(cpf)
      ) : (
        <>
          <span className="visually-hidden">{t('frame.cpfMasked')}</span>
          <span aria-hidden="true">{maskCpf(cpf)}</span>
        </>
      )}{' '}
      <Button variant="link" className="no-print" onClick={() => setShown(!shown)}>
        {t(shown ? 'common.form.hide' : 'common.form.show')}
      </Button>
    </span>
  )
}
