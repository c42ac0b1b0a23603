/** Schools near us, before any personal datum: what is known of each, how far it is, a map, and the way to ask for a place there. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Posicao } from '@/domain/geo'
import { useI18n } from '@/i18n'
import { paths } from '@/paths'
import { Button, buttonClass } from '@/ui/Button'
import { announce } from '@/ui/live'
import { Row } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { PageHeader } from '@/ui/PageHeader'
import { plainList } from '@/ui/plainList'
import { ServiceText } from '@/ui/ServiceText'
import { FamilyHelp } from './FamilyHelp'
import { callTo } from '../shared/phone'
import styles from './matricula.module.css'
import offerStyles from './offer.module.css'
import { Places } from './SchoolCard'
import { SchoolMap } from './SchoolMap'
import { knownSchools, type School, whereAmI } from './schools'
import { carry } from './wanted'

function SchoolItem({ school }: { school: School }) {
  const { t, format } = useI18n()
  const { address, bairro, distance, hours, id, name, phone, rows } = school
  const meters = distance === null ? null : distance < 1000 ? Math.round(distance / 10) * 10 : null
  return (
    <li className={offerStyles.school}>
      <h3>
        <ServiceText>{name}</ServiceText>
      </h3>
      {distance !== null && (
        <p>
          <strong>
            {meters === null
              ? t('matricula.perto.km', { km: format.number(Math.round(distance / 100) / 10) })
              : t('matricula.perto.m', { m: meters })}
          </strong>
        </p>
      )}
      <p className={offerStyles.where}>
        <ServiceText>{[address, bairro].filter(Boolean).join(', ')}</ServiceText>
      </p>
      {hours && (
        <p className={offerStyles.where}>
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

export function Component() {
  const { t, format } = useI18n()
  const [from, setFrom] = useState<Posicao | null>(null)
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle')
  const [open, setOpen] = useState(false)
  const { readAt, schools } = knownSchools(from)
  const onMap = schools.filter((school) => school.at !== null)
  const locate = () => {
    setState('looking')
    whereAmI().then(
      (position) => {
        setFrom(position)
        setState('idle')
        announce(t('matricula.perto.sorted'))
      },
      () => {
        setState('failed')
      },
    )
  }
  return (
    <div className={styles.page}>
      <PageHeader title={t('matricula.perto.title')} back={<Link to={paths.vagas}>{t('matricula.back.start')}</Link>} />
      {schools.length === 0 ? (
        <>
          <Notice tone="info">{t('matricula.perto.none')}</Notice>
          <FamilyHelp />
        </>
      ) : (
        <>
          {onMap.length > 0 && (
            <Row>
              <Button busy={state === 'looking'} busyLabel={t('matricula.looking')} onClick={locate}>
                {t('matricula.perto.locate')}
              </Button>
              <Button
                aria-expanded={open}
                onClick={() => {
                  setOpen(!open)
                }}
              >
                {t(open ? 'matricula.perto.closeMap' : 'matricula.perto.openMap')}
              </Button>
            </Row>
          )}
          {state === 'failed' && (
            <Notice tone="warn" role="alert">
              {t('matricula.perto.failed')}
            </Notice>
          )}
          {open && <SchoolMap schools={onMap} from={from} />}
          <section aria-labelledby="escolas" className={offerStyles.schools}>
            <h2 id="escolas">{t('matricula.perto.list', { n: schools.length })}</h2>
            <p className={styles.reading}>
              {readAt === null
                ? t('matricula.perto.noPlaces')
                : t('matricula.escola.readAt', { time: format.clock(readAt) })}{' '}
              {from && t('matricula.perto.straight')}
            </p>
            <ul {...plainList}>
              {schools.map((school) => (
                <SchoolItem key={school.id} school={school} />
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  )
}
Component.displayName = 'EscolasScreen'
