/** Pictures of documents for the family's paper: in this page's memory only, never sent, gone with the draft. */
import { createStore, useStore } from '@/session'

export interface Photo {
  /** A `data:` address: the security policy shows nothing else that a page makes itself. */
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

/** Takes the picture of a document; null takes it away. */
export function putPhoto(draft: string, documento: string, photo: Photo | null): void {
  keepPhotosOf(draft)
  const photos = new Map(store.get().photos)
  if (photo) photos.set(documento, photo)
  else photos.delete(documento)
  store.set({ draft, photos })
}

/** Forgets the pictures of every other draft; null: of all. */
export function keepPhotosOf(draft: string | null): void {
  if (store.get().draft !== draft) store.set(nothing)
}

/** Pixels of the longer side: enough to read a document on paper. */
const longest = 1600
const quality = 0.7

/** A small copy of a picture without the data of the camera (place, hour). @throws when the file is not a picture. */
export async function shrink(file: Blob): Promise<Photo> {
  const picture = await createImageBitmap(file)
  try {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no pictures')
    // white behind transparent parts
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const source = canvas.toDataURL('image/jpeg', quality)
    return { source, bytes: Math.round(((source.length - source.indexOf(',') - 1) * 3) / 4) }
  } finally {
    picture.close()
  }
}
