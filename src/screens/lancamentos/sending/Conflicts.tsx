/** Somebody else changed a grade meanwhile: both figures side by side, the teacher chooses for each. */
import { useState } from 'react'
import { formatNota } from '@/domain/notas/typedGrade'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Dialog } from '@/ui/action/Dialog'
import { ServiceText } from '@/ui/data/ServiceText'
import styles from './Conflicts.module.css'
import { useDiario, useSummary } from '../context'
import { chosen } from '../book/lineSteps'

type Which = 'minha' | 'agora'

export function Conflicts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const { book, sending, columns } = useDiario()
  useSummary(book)
  const [escolhas, setChoices] = useState<Readonly<Record<string, Which>>>({})
  const [falta, setFalta] = useState(false)
  const lines = open ? book.written().filter(({ conflicts }) => conflicts.length > 0) : []
  const cells = lines.flatMap(({ id, record, conflicts }) =>
    conflicts.map((conflito) => ({ ...conflito, id, aluno: record.nome, place: `${id} ${conflito.chave}` })),
  )
  const figure = (valor: number | null) =>
    valor === null ? t('moldura.ui.grade.semNota') : formatNota(valor, book.sign)
  const all = (which: Which) => setChoices(Object.fromEntries(cells.map(({ place }) => [place, which])))
  const submit = () => {
    if (cells.some(({ place }) => !escolhas[place])) {
      setFalta(true)
      return
    }
    const ids = new Set<number>()
    for (const { id, chave, place } of cells) {
      const which = escolhas[place] ?? 'agora'
      book.set(chosen(book.line(id), chave, which))
      if (which === 'minha') ids.add(id)
    }
    setChoices({})
    setFalta(false)
    onClose()
    if (ids.size > 0) void sending.send([...ids])
  }
  return (
    <Dialog
      open={open && cells.length > 0}
      title={t('lancamentos.conflito.title', { n: cells.length })}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={submit}>
            {t('lancamentos.conflito.send')}
          </Button>
          <Button onClick={onClose}>{t('lancamentos.conflito.later')}</Button>
        </>
      }
    >
      <p>{t('lancamentos.conflito.lead')}</p>
      {cells.length > 1 && (
        <div className={styles.all}>
          <Button variant="link" onClick={() => all('minha')}>
            {t('lancamentos.conflito.allMine')}
          </Button>
          <Button variant="link" onClick={() => all('agora')}>
            {t('lancamentos.conflito.allCurrent')}
          </Button>
        </div>
      )}
      {falta && (
        <p role="alert" className={styles.falta}>
          {t('lancamentos.conflito.missing')}
        </p>
      )}
      {cells.map(({ place, aluno, chave, minha, agora }) => (
        <fieldset key={place} className={styles.cell}>
          <legend>
            <ServiceText>{aluno}</ServiceText>
            {' · '}
            <ServiceText>{columns.find((column) => column.chave === chave)?.titulo ?? ''}</ServiceText>
          </legend>
          {(['minha', 'agora'] as const).map((which) => (
            <label key={which}>
              <input
                type="radio"
                name={place}
                checked={escolhas[place] === which}
                onChange={() => {
                  setChoices({ ...escolhas, [place]: which })
                  setFalta(false)
                }}
              />
              <span>
                {t(`lancamentos.conflito.${which}`)} <strong>{figure(which === 'minha' ? minha : agora)}</strong>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}
