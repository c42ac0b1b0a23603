/** The face of the portal, fetched after the first paint and never for who asked to save data. */
import { afterFrame } from '../action/afterFrame'
import url from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

interface Thrifty extends Navigator {
  connection?: { saveData?: boolean }
}

/** Whether the person or the device asked for little traffic. */
function savesData(): boolean {
  const { connection } = navigator as Thrifty // Network Information API: only some browsers, in no type library
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** Fetches Figtree once the page stands. Without it, or when it fails, the system's face serves. */
export function loadFont(): void {
  if (!('fonts' in document) || savesData()) return
  const face = new FontFace('Figtree', `url(${url}) format("woff2")`, { weight: '300 900', display: 'swap' })
  const fetchFace = () => {
    face.load().then(
      () => document.fonts.add(face),
      () => undefined, // no network: nothing is lost, the text is already there
    )
  }
  // the frame after this one has painted the page
  afterFrame(fetchFace)
}
