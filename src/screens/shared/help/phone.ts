/** The address that calls a telephone, however its number is written. */
export const callTo = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
