/** A list without bullets is no list to some screen readers unless it says so. Spread on it. */
export const plainList = { role: 'list' } as const
