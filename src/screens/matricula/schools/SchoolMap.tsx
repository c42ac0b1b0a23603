/** The schools on the map of the portal, whose code comes when it is asked for. The list below says the same. */
import { useState } from 'react'
import type { Posicao } from '@/domain/geo'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { Notice } from '@/ui/page/Notice'
import { ServiceText } from '@/ui/data/ServiceText'
import { Skeleton } from '@/ui/page/Skeleton'
import { useMapView } from '@/ui/drawing/useMapView'
import type { School } from './schools'

export function SchoolMap({ schools, from }: { schools: readonly School[]; from: Posicao | null }) {
  const { t, format } = useI18n()
  const { map } = settings()
  const code = useMapView()
  const [noImages, setNoImages] = useState(false)
  const places = schools.flatMap(({ at, name }) => (at ? [{ ...at, name }] : []))
  const center = from ?? places[0]
  if (!center) return null
  if (code === 'loading') return <Skeleton lines={4} />
  if (code === 'blocked') return <Notice>{t('matricula.perto.blocked')}</Notice>
  return (
    <div>
      {noImages && <Notice>{t('matricula.perto.blocked')}</Notice>}
      <code.View
        latitude={center.latitude}
        longitude={center.longitude}
        accuracy={Infinity}
        places={places}
        tiles={map}
        onTilesFailed={() => setNoImages(true)}
        words={{
          region: t('matricula.perto.map'),
          zoomIn: t('matricula.perto.zoomIn'),
          zoomOut: t('matricula.perto.zoomOut'),
          center: t('matricula.perto.all'),
          scale: (m) => t('matricula.perto.scale', { km: format.number(m / 1000) }),
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
