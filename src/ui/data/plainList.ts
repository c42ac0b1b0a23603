/** Spread on a list without bullets: some screen readers only then announce it as a list. */
export const plainList = { role: 'list' } as const
