/** The map, asked for: its code comes now or not at all, and a drawing stands in for it. The text around it is never less. */
import { useEffect, useState } from 'react'
import { useI18n } from '@/i18n'
import type { Settings } from '@/settings'
import { announce } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { niceMeters } from '@/ui/drawing/scale'
import { useMapView } from '@/ui/drawing/useMapView'
import { Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { Skeleton } from '@/ui/page/Skeleton'
import type { Fix } from './fix'
import styles from './MapPanel.module.css'
import { sayAccuracy } from './words'

/** The drawing is this many units wide and high. */
const size = 300
const middle = size / 2

/** The place without any map: a grid with a scale, the point and the accuracy circle. Hidden from speech: the text says it. */
/** `accuracy` in metres, Infinity draws no circle. `scale` says how many metres a square is. */
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

export function MapPanel({ fix, map }: { fix: Fix; map: Settings['map'] }) {
  const { t, format } = useI18n()
  const code = useMapView()
  const [noImages, setNoImages] = useState(false)
  const blockedWords = t('presenca.mapa.blocked')
  const blocked = code === 'blocked'
  useEffect(() => {
    if (blocked) announce(blockedWords)
  }, [blocked, blockedWords])

  const meters = (m: number) =>
    m < 1000 ? t('presenca.mapa.m', { m }) : t('presenca.mapa.km', { km: format.number(m / 1000) })
  const scale = (m: number) => t('presenca.mapa.scale', { metros: meters(m) })
  return (
    <Stack gap={3}>
      <p>
        {Number.isFinite(fix.accuracy)
          ? t('presenca.mapa.text', { accuracy: sayAccuracy(t, format, fix.accuracy) })
          : t('presenca.mapa.noCircle')}
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
          {noImages && <Notice>{t('presenca.mapa.noPictures')}</Notice>}
          <code.View
            latitude={fix.latitude}
            longitude={fix.longitude}
            accuracy={fix.accuracy}
            tiles={map}
            onTilesFailed={() => setNoImages(true)}
            words={{
              region: t('presenca.mapa.region'),
              zoomIn: t('presenca.mapa.zoomIn'),
              zoomOut: t('presenca.mapa.zoomOut'),
              center: t('presenca.mapa.center'),
              scale,
            }}
          />
          <p>
            <small>{t('presenca.mapa.hint')}</small>
          </p>
          <p>
            <small>{map ? <ServiceText>{map.attribution}</ServiceText> : t('presenca.mapa.noStreets')}</small>
          </p>
        </>
      )}
    </Stack>
  )
}
