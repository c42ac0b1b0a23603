/** Loads the portal's font, except where the person asked to save data. It never moves text that is already shown. */
import { afterFrame } from '../action/afterFrame'
import url from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

interface Thrifty extends Navigator {
  connection?: { saveData?: boolean }
}

function savesData(): boolean {
  const { connection } = navigator as Thrifty // Network Information API: only some browsers, in no type library
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** The font, not requested yet; null where it must not or cannot be loaded. */
function newFace(): FontFace | null {
  if (!('fonts' in document) || savesData()) return null
  return new FontFace('Figtree', `url(${url}) format("woff2")`, { weight: '300 900', display: 'swap' })
}

/** Fetches Figtree once the page stands. Without it, or when it fails, the system's face serves. */
export function loadFont(): void {
  const face = newFace()
  const fetchFace = () => {
    face?.load().then(
      () => document.fonts.add(face),
      () => undefined, // no network: nothing is lost, the text is already there
    )
  }
  // the frame after this one has painted the page
  afterFrame(fetchFace)
}

/** Fetches Figtree early if this device has it. Call the result before drawing: a late face would move the words. */
export function recallFont(): () => void {
  const face = newFace()
  face?.load().catch(() => undefined)
  return () => {
    if (face?.status === 'loaded') document.fonts.add(face)
  }
}
