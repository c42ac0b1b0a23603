/** The position that the device measured: accuracy in words, hour, rounded coordinates, and the map on request. */
import { useState } from 'react'
import { useI18n } from '@/i18n'
import { settings, type Settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { useAnnounced } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { niceMeters } from '@/ui/drawing/scale'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { Skeleton } from '@/ui/page/Skeleton'
import { useMapView } from '../shared/places/useMapView'
import { type Fix, qualityOf } from './fix'
import styles from './PositionReading.module.css'
import { sayAccuracy, sayPlace } from './words'

/** Width and height of the drawing in its own units. */
const size = 300
const middle = size / 2

/** `accuracy` in metres; Infinity draws no circle. `scale` puts the width of a square in words. */
function PositionDrawing({ accuracy, scale }: { accuracy: number; scale: (meters: number) => string }) {
  const reach = Number.isFinite(accuracy) ? Math.max(20, accuracy * 1.3) : 200
  const units = middle / reach
  const square = niceMeters(reach / 2)
  const step = square * units
  const lines = Array.from({ length: Math.ceil(middle / step) * 2 - 1 }, (_, i) => {
    return middle + (i - Math.ceil(middle / step) + 1) * step
  })
  return (
    <figure className={styles.drawing}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        {lines.map((at) => (
          <path key={at} className={styles.line} d={`M${at} 0V${size}M0 ${at}H${size}`} />
        ))}
        {Number.isFinite(accuracy) && <circle className={styles.circle} cx={middle} cy={middle} r={accuracy * units} />}
        <circle className={styles.point} cx={middle} cy={middle} r={7} />
      </svg>
      <figcaption>{scale(square)}</figcaption>
    </figure>
  )
}

/** The map, loaded on demand; a drawing replaces it where its chunk cannot be loaded. */
function MapPanel({ fix, map }: { fix: Fix; map: Settings['map'] }) {
  const { t, format } = useI18n()
  const code = useMapView()
  const [noImages, setNoImages] = useState(false)
  const blockedWords = t('presenca.map.blocked')
  useAnnounced(code === 'blocked' && blockedWords)
  const meters = (m: number) =>
    m < 1000 ? t('presenca.map.m', { m }) : t('presenca.map.km', { km: format.number(m / 1000) })
  const scale = (m: number) => t('presenca.map.scale', { metros: meters(m) })
  return (
    <Stack gap={3}>
      <p>
        {Number.isFinite(fix.accuracy)
          ? t('presenca.map.text', { accuracy: sayAccuracy(t, format, fix.accuracy) })
          : t('presenca.map.noCircle')}
      </p>
      {code === 'loading' && <Skeleton lines={4} />}
      {code === 'blocked' && (
        <>
          <Notice>{blockedWords}</Notice>
          <PositionDrawing accuracy={fix.accuracy} scale={scale} />
        </>
      )}
      {typeof code === 'object' && (
        <>
          {noImages && <Notice>{t('presenca.map.noPictures')}</Notice>}
          <code.View
            latitude={fix.latitude}
            longitude={fix.longitude}
            accuracy={fix.accuracy}
            tiles={map}
            onTilesFailed={() => setNoImages(true)}
            words={{
              region: t('presenca.map.region'),
              zoomIn: t('presenca.map.zoomIn'),
              zoomOut: t('presenca.map.zoomOut'),
              center: t('presenca.map.center'),
              scale,
            }}
          />
          <p>
            <small>{t('presenca.map.hint')}</small>
          </p>
          <p>
            <small>{map ? <ServiceText>{map.attribution}</ServiceText> : t('presenca.map.noStreets')}</small>
          </p>
        </>
      )}
    </Stack>
  )
}

export function PositionReading({ fix }: { fix: Fix }) {
  const { t, format, language } = useI18n()
  const { attendance, map } = settings()
  const [open, setOpen] = useState(false)
  const quality = t(`presenca.quality.${qualityOf(fix.accuracy, attendance.maxAccuracyMeters)}`)
  return (
    <Stack gap={3}>
      <Row between>
        <div>
          <p>
            {t('presenca.reading', {
              accuracy: sayAccuracy(t, format, fix.accuracy),
              quality,
            })}
          </p>
          <p>
            <small>{t('presenca.reading.place', sayPlace(language, fix))}</small>
          </p>
        </div>
        <Button variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'presenca.map.close' : 'presenca.map.open')}
        </Button>
      </Row>
      {open && <MapPanel fix={fix} map={map} />}
    </Stack>
  )
}
