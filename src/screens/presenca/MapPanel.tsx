/** The map, asked for: its code comes now or not at all, and a drawing stands in for it. The text around it is never less. */
import { useEffect, useState } from 'react'
import { useI18n } from '@/i18n'
import type { Settings } from '@/settings'
import { Stack } from '@/ui/page/layout'
import { announce } from '@/ui/action/live'
import { Notice } from '@/ui/page/Notice'
import { ServiceText } from '@/ui/data/ServiceText'
import { Skeleton } from '@/ui/page/Skeleton'
import { useMapView } from '@/ui/drawing/useMapView'
import { PositionDrawing } from './PositionDrawing'
import type { Fix } from './fix'
import { sayAccuracy } from './words'

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
