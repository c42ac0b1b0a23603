/** What is known of a school before anybody says who they are, and the way to ask for a place there. */
import { Link } from 'react-router-dom'
import { useI18n } from '@/i18n'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/action/Button'
import { ServiceText } from '@/ui/data/ServiceText'
import { sayDistance } from '../../shared/distance'
import { callTo } from '../../shared/phone'
import styles from './offer.module.css'
import { Places } from './SchoolCard'
import type { School } from './schools'
import { carry } from '../flow/wanted'

export function SchoolItem({ school }: { school: School }) {
  const { t, format } = useI18n()
  const { distance, hours, id, name, phone, rows, where } = school
  return (
    <li className={styles.school}>
      <h3>
        <ServiceText>{name}</ServiceText>
      </h3>
      {distance !== null && distance > 0 && (
        <p>
          <strong>{t('matricula.perto.away', { distance: sayDistance(t, format, distance) })}</strong>
        </p>
      )}
      {where && (
        <p className={styles.where}>
          <ServiceText>{where}</ServiceText>
        </p>
      )}
      {hours && (
        <p className={styles.where}>
          <ServiceText>{hours}</ServiceText>
        </p>
      )}
      {phone && (
        <p>
          <a href={callTo(phone)}>{phone}</a>
        </p>
      )}
      {rows.map((row) => (
        <div key={`${row.serie.id} ${row.turno}`}>
          <p>
            <ServiceText>{[row.serie.descricao, row.turno].filter(Boolean).join(', ')}</ServiceText>
          </p>
          <Places row={row} />
        </div>
      ))}
      <p>
        <Link
          className={buttonClass('secondary')}
          to={`${paths.vagas}#cadastrar`}
          state={carry({ id, name })}
          aria-label={t('matricula.perto.askNamed', { escola: name })}
        >
          {t('matricula.perto.ask')}
        </Link>
      </p>
    </li>
  )
}
