/** The density of the grid: compact rows for a mouse in a wide window, else large ones, or as the teacher chose. */
import { keptStore, keptText, useStore } from '@/session'
import { useMedia } from '@/ui/look/useMedia'

export type Density = 'compact' | 'large'

/** Widths and row height in rem, fixed for the virtualizer and the CSS, so that no row has to be measured. */
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

/** The chosen density, stored on this device for every class and shared with the other tabs. */
const chosen = keptStore<string | null>(keptText('density'), null)
export const chooseDensity = (density: Density): void => chosen.set(density)

export function useDensity(): Density {
  const asked = useStore(chosen)
  const byMouse = useMedia('(pointer: fine) and (min-width: 64rem)')
  if (asked === 'compact' || asked === 'large') return asked
  return byMouse ? 'compact' : 'large'
}
