/** One telephone, and nothing else: two of them, or an extension, would be dialled as one number. */
const isOne = (phone: string): boolean => /^(?=(?:\D*\d){3,15}\D*$)\+?[\d\s().-]+$/.test(phone)

/** The address that calls a telephone, however its number is written; none for a text that is no single number. */
export const callTo = (phone: string): string | undefined =>
  isOne(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined
