/** Loads the chunk of the map when a map is drawn, as it weighs as much as a whole screen; `blocked` if that fails. */
import { type ComponentType, useEffect, useState } from 'react'
import { withTimeout } from '@/domain/withTimeout'
import type { MapViewProps } from '@/ui/drawing/MapView'

export function useMapView(): { View: ComponentType<MapViewProps> } | 'loading' | 'blocked' {
  const [code, setCode] = useState<ReturnType<typeof useMapView>>('loading')
  useEffect(() => {
    let gone = false
    withTimeout(import('@/ui/drawing/MapView')).then(
      ({ MapView }) => {
        if (!gone) setCode({ View: MapView })
      },
      () => {
        if (!gone) setCode('blocked')
      },
    )
    return () => {
      gone = true
    }
  }, [])
  return code
}
