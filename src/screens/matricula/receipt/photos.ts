/** Pictures of documents to print with the receipt: in this page's memory only, never sent, dropped with the draft. */
import { createStore, useStore } from '@/session'

export interface Photo {
  /** A `data:` address, the only kind of image made by a page that the security policy allows. */
  source: string
  bytes: number
}
type Photos = ReadonlyMap<string, Photo>

const nothing: { draft: string | null; photos: Photos } = { draft: null, photos: new Map() }
const store = createStore(nothing)

export function usePhotos(draft: string): Photos {
  const held = useStore(store)
  return held.draft === draft ? held.photos : nothing.photos
}

/** Stores the picture of a document; null removes it. */
export function putPhoto(draft: string, documento: string, photo: Photo | null): void {
  keepPhotosOf(draft)
  const photos = new Map(store.get().photos)
  if (photo) photos.set(documento, photo)
  else photos.delete(documento)
  store.set({ draft, photos })
}

/** Drops the pictures of every other draft; null: of all drafts. */
export function keepPhotosOf(draft: string | null): void {
  if (store.get().draft !== draft) store.set(nothing)
}

/** The length of the longer side in pixels, enough to read a printed document. */
const longest = 1600
const quality = 0.7

/** Makes a small JPEG copy without the camera's metadata (place, hour). @throws when the file is not a picture. */
export async function shrink(file: Blob): Promise<Photo> {
  const picture = await createImageBitmap(file)
  try {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no pictures')
    // JPEG has no transparency, so transparent parts become white
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const source = canvas.toDataURL('image/jpeg', quality)
    return { source, bytes: Math.round(((source.length - source.indexOf(',') - 1) * 3) / 4) }
  } finally {
    picture.close()
  }
}
