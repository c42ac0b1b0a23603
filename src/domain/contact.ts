/** E-mail addresses and telephones. Separate from `documents.ts`, since the settings are checked before the first page. */

/**
 * Whether the text has the form of an e-mail address. Deliberately loose: only a delivered message proves an address.
 */
export function isEmail(typed: string): boolean {
  return typed.length <= 254 && /^[^\s@<>()“”:;]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u.test(typed.trim())
}

/**
 * Whether a text is a single number that a telephone can dial, short municipal ones included: two numbers, or an
 * extension, would be dialled as one.
 */
export const isPhone = (text: string): boolean => /^(?=(?:\D*\d){3,15}\D*$)\+?[\d\s().-]+$/.test(text)
