/** One row of the offer: a school in a shift, how many places are free, and the button that makes it a wish. */
import type { Reserva } from '@/contract'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { ServiceText } from '@/ui/ServiceText'
import { StateLabel } from '@/ui/StateLabel'
import { livres } from './aggregate'
import styles from './offer.module.css'

interface Props {
  row: Reserva
  /** Position among the wishes, counted from 1; 0 = not a wish. */
  place: number
  full: boolean
  max: number
  onAdd: (row: Reserva) => void
  onRemove: (row: Reserva) => void
}

export function SchoolCard({ row, place, full, max, onAdd, onRemove }: Props) {
  const t = useT()
  const what = { escola: row.nomeEscola, turno: row.turno }
  return (
    <li className={styles.school} data-chosen={place > 0}>
      <h3>
        <ServiceText>{row.nomeEscola}</ServiceText>
      </h3>
      <p className={styles.where}>
        <ServiceText>{[row.bairro, row.turno].filter(Boolean).join(' · ')}</ServiceText>
      </p>
      <Places row={row} />
      <div className={styles.schoolAction}>
        {place > 0 ? (
          <>
            <StateLabel tone="ok">{t('matricula.escola.isChoice', { n: place })}</StateLabel>
            <Button
              variant="link"
              aria-label={t('matricula.escola.removeNamed', what)}
              onClick={() => {
                onRemove(row)
              }}
            >
              {t('matricula.escola.remove')}
            </Button>
          </>
        ) : (
          <Button
            aria-label={t('matricula.escola.addNamed', what)}
            disabledReason={full ? t('matricula.escola.full', { n: max }) : null}
            onClick={() => {
              onAdd(row)
            }}
          >
            {t('matricula.escola.add')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** "3 vagas livres · 12 vagas, 9 já pedidas", and a bar that says the same to the eye. */
export function Places({ row }: { row: Reserva }) {
  const t = useT()
  const free = livres(row)
  const share = row.vagas > 0 ? Math.min(1, Math.max(0, row.reservas / row.vagas)) : 1
  return (
    <div className={styles.places}>
      <p>
        {free > 0 ? (
          <strong>{t('matricula.vagas.free', { n: free })}</strong>
        ) : (
          <StateLabel tone="warn">{t('matricula.vagas.full')}</StateLabel>
        )}
        <span className={styles.figures}>
          {t('matricula.vagas.of', { n: row.vagas })} {t('matricula.vagas.taken', { n: row.reservas })}
        </span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      {free === 0 && <p className={styles.figures}>{t('matricula.vagas.waiting')}</p>}
    </div>
  )
}
