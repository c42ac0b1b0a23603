/** How high the lines of the grid are: low ones for a mouse in a wide window, high ones for fingers, or as the person chose. */
import { keptStore, keptText, useStore } from '@/session'
import { useMedia } from '@/ui/look/useMedia'

export type Density = 'compact' | 'large'

/** In rem, told to the table and to its style: else it would measure every cell anew whenever a line is drawn. */
export interface Sizes {
  names: number
  column: number
  /** Absences and means. */
  figure: number
  line: number
}
export const sizes: Readonly<Record<Density, Sizes>> = {
  compact: { names: 12.5, column: 4.5, figure: 3.75, line: 2.0625 },
  large: { names: 17.5, column: 7.25, figure: 7.25, line: 3.25 },
}

/** Remembered on this device for every class, and heard by the other tabs. */
const chosen = keptStore<string | null>(keptText('density'), null)
export const chooseDensity = (density: Density): void => chosen.set(density)

export function useDensity(): Density {
  const asked = useStore(chosen)
  const byMouse = useMedia('(pointer: fine) and (min-width: 64rem)')
  if (asked === 'compact' || asked === 'large') return asked
  return byMouse ? 'compact' : 'large'
}
