/** A place on a Leaflet map: heavy, so loaded on demand. A grid lies below the tiles; text repeats the facts. */
import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../action/Button'
import { Icon } from './Icon'
import styles from './MapView.module.css'
import { niceMeters } from './scale'

/** Map tiles; there are none outside of `bounds`, in degrees. */
interface MapTiles {
  tileUrl: string
  maxZoom: number
  bounds?: { south: number; west: number; north: number; east: number } | undefined
}

export interface MapViewProps {
  /** Decimal degrees; 0 is a valid value. */
  latitude: number
  longitude: number
  /** False where the person's position is unknown: the point is not drawn, and only says where the map begins. */
  isHere?: boolean
  /** Radius of the circle around the point in metres; Infinity draws no circle. */
  accuracy: number
  /** Named places besides the person's own point; the map begins with all of them in sight. */
  places?: readonly { latitude: number; longitude: number; name: string }[]
  /** Absent: only the grid is drawn. */
  tiles: MapTiles | undefined
  onTilesFailed: () => void
  words: {
    region: string
    zoomIn: string
    zoomOut: string
    center: string
    scale: (meters: number) => string
    /** Says how to show the name of a place, where there are too many places to show all names. */
    names?: string
  }
}

/** Zoom levels. */
const closest = 18
const farthest = 3
/** Up to this many places show their names all the time. */
const mostNamed = 7
/** Pixels: a tap within this distance counts as a tap on the place. */
const finger = 22
/** Pixels: the scale bar is never longer. */
const longestBar = 120

/** A grid drawn by CSS, so that it follows the theme and needs no image. */
class Grid extends L.GridLayer {
  protected override createTile(): HTMLElement {
    return L.DomUtil.create('div', styles.square)
  }
}

function frame(map: L.Map, { latitude, longitude, accuracy, places = [] }: MapViewProps): void {
  if (places.length > 0) {
    const all = [{ latitude, longitude }, ...places].map((one) => L.latLng(one.latitude, one.longitude))
    map.fitBounds(L.latLngBounds(all).pad(0.15), { animate: false, maxZoom: closest })
    return
  }
  const around = Number.isFinite(accuracy) ? Math.max(40, accuracy * 2.4) : 500
  map.fitBounds(L.latLng(latitude, longitude).toBounds(around), { animate: false, maxZoom: closest })
}

function tileLayer({ tileUrl, maxZoom, bounds }: MapTiles): L.TileLayer {
  return L.tileLayer(tileUrl, {
    maxZoom: closest,
    maxNativeZoom: maxZoom,
    zIndex: 2,
    className: styles.images ?? '',
    ...(bounds && { bounds: L.latLngBounds([bounds.south, bounds.west], [bounds.north, bounds.east]) }),
  })
}

export function MapView(props: MapViewProps) {
  const { latitude, longitude, isHere = true, accuracy, places = [], tiles, words } = props
  const box = useRef<HTMLDivElement>(null)
  const place = useRef<{ map: L.Map; point: L.CircleMarker; circle: L.Circle } | null>(null)
  const latest = useRef(props)
  const [bar, setBar] = useState({ meters: 0, pixels: 0 })
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    if (!box.current) return
    const map = L.map(box.current, {
      // Leaflet writes its attribution as markup; ours is text beside the map
      attributionControl: false,
      zoomControl: false,
      zoomAnimation: false,
      fadeAnimation: false,
      markerZoomAnimation: false,
      inertia: false,
      // the wheel scrolls the page, even over the map
      scrollWheelZoom: false,
      minZoom: farthest,
      maxZoom: closest,
    })
    const start = latest.current
    const measure = () => {
      const y = map.getSize().y / 2
      const meters = map.distance(map.containerPointToLatLng([0, y]), map.containerPointToLatLng([longestBar, y]))
      const nice = niceMeters(meters)
      setBar({ meters: nice, pixels: Math.round((longestBar * nice) / meters) })
    }
    map.on('zoomend moveend', measure)
    frame(map, start)
    new Grid({ tileSize: 64, zIndex: 1 }).addTo(map)
    if (tiles) {
      tileLayer(tiles)
        .on('tileerror', () => latest.current.onTilesFailed())
        .addTo(map)
    }
    const all = start.places ?? []
    const permanent = all.length <= mostNamed
    const dots = all.map(({ name, ...place }) => {
      // as text, because a name comes from the service and is never markup
      const label = L.DomUtil.create('span')
      label.textContent = name
      return L.circleMarker([place.latitude, place.longitude], { radius: 6, className: styles.place ?? '' })
        .bindTooltip(label, { permanent })
        .addTo(map)
    })
    const at = L.latLng(start.latitude, start.longitude)
    const circle = L.circle(at, { radius: 0, interactive: false, className: styles.circle ?? '' })
    const point = L.circleMarker(at, { radius: 7, interactive: false, className: styles.point ?? '' })
    // a tap centres the map there, so that dragging is not needed (WCAG 2.5.7)
    map.on('click', ({ containerPoint, latlng }) => {
      if (!permanent) {
        const far = (dot: L.CircleMarker) => map.latLngToContainerPoint(dot.getLatLng()).distanceTo(containerPoint)
        for (const dot of dots) dot.closeTooltip()
        const nearest = dots.reduce((a, b) => (far(b) < far(a) ? b : a))
        // no centring here: a place that moves away from under the finger closes its name at once
        if (far(nearest) <= finger) return nearest.openTooltip()
      }
      return map.panTo(latlng, { animate: false })
    })
    place.current = { map, point, circle }
    return () => {
      place.current = null
      map.remove()
    }
  }, [tiles])

  useEffect(() => {
    if (!place.current) return
    const { map, point, circle } = place.current
    const at = L.latLng(latitude, longitude)
    point.setLatLng(at)
    circle.setLatLng(at).setRadius(Number.isFinite(accuracy) ? accuracy : 0)
    for (const own of [circle, point])
      if (isHere) own.addTo(map)
      else own.remove()
    frame(map, latest.current)
  }, [latitude, longitude, isHere, accuracy, tiles])

  return (
    <div className={styles.view}>
      <div ref={box} className={styles.map} role="application" aria-label={words.region} />
      <div className={styles.scale}>
        <span className={styles.bar} style={{ width: bar.pixels }} aria-hidden="true" />
        <span>{words.scale(bar.meters)}</span>
      </div>
      {words.names && places.length > mostNamed && <small>{words.names}</small>}
      <div className={styles.buttons}>
        <Button onClick={() => place.current?.map.zoomIn(1, { animate: false })}>
          <Icon name="plus" />
          {words.zoomIn}
        </Button>
        <Button onClick={() => place.current?.map.zoomOut(1, { animate: false })}>
          <Icon name="minus" />
          {words.zoomOut}
        </Button>
        <Button
          variant="link"
          onClick={() => {
            if (place.current) frame(place.current.map, latest.current)
          }}
        >
          {words.center}
        </Button>
      </div>
    </div>
  )
}
