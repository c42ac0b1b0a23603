/** Props for a list without bullets, which some screen readers announce as a list only with this role. */
export const plainList = { role: 'list' } as const
