/** Loads the portal's font, except where the person asked to save data. Text that is already shown never moves. */
import { afterFrame } from '../action/afterFrame'
import url from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

interface Thrifty extends Navigator {
  connection?: { saveData?: boolean }
}

function savesData(): boolean {
  const { connection } = navigator as Thrifty // Network Information API: only in some browsers, in no type library
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** The font face, not loaded yet; null where it must not or cannot be loaded. */
function newFace(): FontFace | null {
  if (!('fonts' in document) || savesData()) return null
  return new FontFace('Figtree', `url(${url}) format("woff2")`, { weight: '300 900', display: 'swap' })
}

/** Loads Figtree after the page is painted. Where it does not load, the system's font stays. */
export function loadFont(): void {
  const face = newFace()
  const fetchFace = () => {
    face?.load().then(
      () => document.fonts.add(face),
      () => undefined, // without a network the text keeps the system's font
    )
  }
  afterFrame(fetchFace)
}

/** Begins to load Figtree, perhaps from the cache. Call the result before the first render: it adds a loaded font. */
export function recallFont(): () => void {
  const face = newFace()
  face?.load().catch(() => undefined)
  return () => {
    if (face?.status === 'loaded') document.fonts.add(face)
  }
}
