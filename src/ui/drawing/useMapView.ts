/** The code of the map, which comes when a map is drawn: it weighs as much as a whole screen, and may be kept away. */
import { type ComponentType, useEffect, useState } from 'react'
import type { MapViewProps } from './MapView'

export function useMapView(): { View: ComponentType<MapViewProps> } | 'loading' | 'blocked' {
  const [code, setCode] = useState<ReturnType<typeof useMapView>>('loading')
  useEffect(() => {
    let gone = false
    import('./MapView').then(
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
