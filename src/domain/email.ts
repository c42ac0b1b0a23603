/** E-mail addresses. Separate from `documents.ts`, since the settings are checked before the first page. */

/**
 * Whether the text has the form of an e-mail address. Deliberately loose: only a delivered message proves an address.
 */
export function isEmail(typed: string): boolean {
  return typed.length <= 254 && /^[^\s@<>()“”:;]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u.test(typed.trim())
}
