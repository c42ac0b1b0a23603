/** The addresses of what a mock build can draw instead of the portal: the service explorer and the gallery. */
const word = 'explorador'
const base = import.meta.env.BASE_URL

export const portalAddress = (): string => base
export const explorerAddress = (): string => `${base}?${word}`
export const isExplorer = (): boolean => new URLSearchParams(location.search).has(word)
export const galleryAddress = (): string => `${base}galeria`
export const isGallery = (): boolean => location.pathname === galleryAddress()
