/** Cleans typed or pasted text. Separate from `text.ts`, since the first page needs only this. */

/** Removes invisible characters that are copied along, such as direction marks and joiners. */
export const withoutUnseen = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '')

/** A single line of text: single spaces, no surrounding space, no invisible characters, each accent in its letter. */
export const oneLine = (text: string): string => withoutUnseen(text.replace(/\s+/gu, ' ')).trim().normalize()
