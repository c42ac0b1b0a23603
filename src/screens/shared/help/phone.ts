/** Whether a text is a single telephone number: two numbers, or an extension, would be dialled as one. */
const isOne = (phone: string): boolean => /^(?=(?:\D*\d){3,15}\D*$)\+?[\d\s().-]+$/.test(phone)

/** The `tel:` URL of a number in any notation; undefined for a text that is no single number. */
export const callTo = (phone: string): string | undefined =>
  isOne(phone) ? `tel:${phone.replace(/[^\d+]/g, '')}` : undefined
