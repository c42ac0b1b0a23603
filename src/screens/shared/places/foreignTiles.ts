/** Tells where drawing the map would show another server what somebody looks at. */
import type { Settings } from '@/settings'

/** Whether the map's tiles come from another server, which then learns the area that is shown. */
export const hasForeignTiles = ({ map }: Settings): boolean =>
  map !== undefined && new URL(map.tileUrl.replace(/\{\w+\}/g, '1'), location.origin).origin !== location.origin
