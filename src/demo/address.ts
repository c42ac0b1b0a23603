/** Where the service explorer opens: the same page with a word in the query, so that no address of the portal is taken. */
const word = 'explorador'

export const explorerAddress = (): string => `${import.meta.env.BASE_URL}?${word}`
export const isExplorer = (): boolean => new URLSearchParams(location.search).has(word)
