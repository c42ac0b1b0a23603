/** Schools before any personal data: a list to search, sorted by distance where the position is known, and a map. */
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Posicao } from '@/domain/geo'
import { useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { Button } from '@/ui/action/Button'
import { SearchFilter } from '@/ui/action/Filter'
import { announce, useAnnounced } from '@/ui/action/live'
import { Row } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { ReadAloud } from '@/ui/aloud/ReadAloud'
import { PageHeader } from '@/ui/page/PageHeader'
import { plainList } from '@/ui/data/plainList'
import { hasForeignTiles } from '../../shared/places/foreignTiles'
import { useMapView } from '../../shared/places/useMapView'
import { FamilyHelp } from '../flow/FamilyHelp'
import styles from '../flow/matricula.module.css'
import offerStyles from './offer.module.css'
import { PlacesRead, SchoolItem } from './SchoolCard'
import { knownSchools, referenceOf, type School, schoolsFor, whereAmI } from './schools'
import { useFoundAnnounced } from './useFoundAnnounced'
import { settings } from '@/settings'
import { ServiceText } from '@/ui/data/ServiceText'
import { Skeleton } from '@/ui/page/Skeleton'

/** The schools on a map, whose code loads on demand; the list below gives the same information. */
function SchoolMap({ schools, from }: { schools: readonly School[]; from: Posicao | null }) {
  const { t, format } = useI18n()
  const { map } = settings()
  const code = useMapView()
  useAnnounced(code === 'blocked' && t('matricula.near.blocked'))
  const [noImages, setNoImages] = useState(false)
  const places = schools.flatMap(({ at, name }) => (at ? [{ ...at, name }] : []))
  const center = from ?? places[0]
  if (!center) return null
  if (code === 'loading') return <Skeleton lines={4} />
  if (code === 'blocked') return <Notice text={t('matricula.near.blocked')} />
  return (
    <div>
      {noImages && <Notice text={t('matricula.near.blocked')} />}
      <code.View
        latitude={center.latitude}
        longitude={center.longitude}
        isHere={from !== null}
        accuracy={Infinity}
        places={places}
        tiles={map}
        onTilesFailed={() => setNoImages(true)}
        words={{
          region: t('matricula.near.map'),
          zoomIn: t('matricula.near.zoomIn'),
          zoomOut: t('matricula.near.zoomOut'),
          center: t('matricula.near.all'),
          names: t('matricula.near.names'),
          scale: (m) => t('matricula.near.scale', { km: format.number(m / 1000) }),
        }}
      />
      {map && (
        <small>
          <ServiceText>{map.attribution}</ServiceText>
        </small>
      )}
    </div>
  )
}

/** How many more schools are listed around the typed address. */
const nearby = 5

/** The person's position, once they asked for the nearest schools. */
function usePosition() {
  const t = useT()
  const [from, setFrom] = useState<Posicao | null>(null)
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle')
  const looking = useRef<AbortController>(null)
  useEffect(() => () => looking.current?.abort(), [])
  const locate = () => {
    setState('looking')
    const { signal } = (looking.current = new AbortController())
    whereAmI().then(
      (position) => {
        if (signal.aborted) return
        setFrom(position)
        setState('idle')
        announce(t('matricula.near.sorted'))
      },
      () => setState('failed'),
    )
  }
  return { from, state, locate }
}

export function Component() {
  const t = useT()
  const { from, state, locate } = usePosition()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const reference = from ? null : referenceOf(knownSchools(null).schools, typed)
  const { readAt, schools } = knownSchools(from ?? reference?.at ?? null)
  const shown = schoolsFor(schools, typed)
  const around = reference ? schools.filter((one) => one.at !== null && !shown.includes(one)).slice(0, nearby) : []
  /** Whether the list is long enough to need a search field. */
  const isLong = schools.length > 4
  const needsPosition = isLong ? 'matricula.near.needsPosition' : 'matricula.near.needsOwnPosition'
  const onMap = schools.filter((school) => school.at !== null)
  const schoolItem = (school: School) => (
    // the school from which distances are measured shows none itself
    <SchoolItem key={school.id} school={school.id === reference?.id ? { ...school, distance: null } : school} />
  )
  const found = t('matricula.near.list', { n: shown.length })
  useFoundAnnounced(typed, found)
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('families.near')}
        aside={<ReadAloud />}
        back={<Link to={paths.vagas}>{t('matricula.back.start')}</Link>}
      />
      {schools.length === 0 ? (
        <>
          <Notice tone="info" text={t('matricula.near.none')} />
          <FamilyHelp />
        </>
      ) : (
        <>
          {isLong && (
            <SearchFilter
              label={t('matricula.near.search')}
              value={typed}
              onChange={setTyped}
              onEnter={() => list.current?.querySelector('a')?.focus()}
            />
          )}
          {onMap.length > 0 && (
            <Row>
              <Button busy={state === 'looking'} busyLabel={t('matricula.looking')} onClick={locate}>
                {t('matricula.near.locate')}
              </Button>
              <Button aria-expanded={open} onClick={() => setOpen(!open)}>
                {t(open ? 'matricula.near.closeMap' : 'matricula.near.openMap')}
              </Button>
            </Row>
          )}
          {onMap.length > 0 && hasForeignTiles(settings()) && (
            <p className={styles.reading}>{t('matricula.near.foreign')}</p>
          )}
          {state === 'failed' && <Notice tone="warn" role="alert" text={t('matricula.near.failed')} />}
          {open && <SchoolMap schools={onMap} from={from} />}
          <section aria-labelledby="escolas" className={offerStyles.schools}>
            <h2 id="escolas">{found}</h2>
            <p className={styles.reading}>
              {readAt === null ? t('matricula.near.noPlaces') : <PlacesRead at={readAt} />}{' '}
              {reference
                ? t('matricula.near.fromSchool', { escola: reference.name })
                : onMap.length > 0 && shown.length > 0 && t(from ? 'matricula.near.straight' : needsPosition)}
            </p>
            {shown.length === 0 && <Notice tone="info" text={t('matricula.near.noMatch')} />}
            <ul {...plainList} ref={list}>
              {shown.map(schoolItem)}
            </ul>
          </section>
          {reference && around.length > 0 && (
            <section aria-labelledby="perto" className={offerStyles.schools}>
              <h2 id="perto">{t('matricula.near.around')}</h2>
              <ul {...plainList}>{around.map(schoolItem)}</ul>
            </section>
          )}
        </>
      )}
    </div>
  )
}
