/** Text as somebody typed or pasted it, made what they meant. Apart from `text.ts`: the first page needs no more than this. */

/** Without marks of direction and joining and other signs that come along with what is copied: nobody sees or means them. */
export const withoutUnseen = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '')

/** One line of text: single spaces, none around it, and nothing that nobody sees. */
export const oneLine = (text: string): string => withoutUnseen(text.replace(/\s+/gu, ' ')).trim()
