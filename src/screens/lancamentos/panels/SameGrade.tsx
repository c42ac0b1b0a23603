/** The same grade for everybody who has none in an evaluation: asked once, one step to take back, nothing sent by itself. */
import { useId, useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Dialog } from '@/ui/action/Dialog'
import { announce } from '@/ui/action/live'
import fieldStyles from '@/ui/form/Field.module.css'
import { useGradeError } from '../grid/Cell'
import { useDiario } from '../context'
import { ChooseAvaliacao } from './Tools'
import styles from './Tools.module.css'
import { withoutGrade } from '../keys/range'

export function SameGrade({ onClose }: { onClose: () => void }) {
  const t = useT()
  const id = useId()
  const say = useGradeError()
  const { book, column, view, goTo } = useDiario()
  const [text, setText] = useState('')
  const [told, setTold] = useState<string | null>(null)
  const chave = column?.chave ?? ''
  const ids = withoutGrade({ book }, chave)
  const give = () => {
    const { valor, erro } = book.parse(text)
    if (erro !== null || valor === null) {
      setTold(say(erro ?? 'naoNumero'))
      return
    }
    book.paste(ids.map((one) => ({ id: one, chave, valor })))
    announce(t('lancamentos.range.filled', { n: ids.length }))
    onClose()
    // to a grade that was given: it is seen, and Ctrl+Z takes it back
    const first = view.find((one) => ids.includes(one)) ?? ids[0]
    if (first !== undefined) goTo(first, chave)
  }
  return (
    <Dialog
      open
      title={t('lancamentos.same.title')}
      onClose={onClose}
      actions={
        <>
          {ids.length > 0 && (
            <Button variant="primary" onClick={give}>
              {t('lancamentos.same.give', { n: ids.length })}
            </Button>
          )}
          <Button onClick={onClose}>{t('moldura.ui.cancel')}</Button>
        </>
      }
    >
      <ChooseAvaliacao label={t('lancamentos.avaliacao')} />
      {ids.length === 0 ? (
        <p>{t('lancamentos.publicar.all')}</p>
      ) : (
        <div className={styles.field}>
          <label htmlFor={id}>{t('lancamentos.same.grade')}</label>
          {told !== null && (
            <p id={`${id}-told`} role="alert" className={styles.told}>
              {told}
            </p>
          )}
          <input
            id={id}
            className={fieldStyles.control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={text}
            aria-invalid={told === null ? undefined : true}
            aria-describedby={told === null ? undefined : `${id}-told`}
            onChange={(event) => {
              setText(event.target.value)
              setTold(null)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // the dialog closes, and the same key would press what opened it once more
              event.preventDefault()
              give()
            }}
          />
        </div>
      )}
      <p className={styles.nota}>{t('lancamentos.same.lead')}</p>
    </Dialog>
  )
}
