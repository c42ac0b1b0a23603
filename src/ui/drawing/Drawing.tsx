/** One line drawing of 24 by 24, always beside words: hidden from speech. The drawings with names are in `Icon`. */

export interface DrawingProps {
  path: string
  size?: string | undefined
  stroke?: number
}

export function Drawing({ path, size = '1.25em', stroke = 1.75 }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}

/** The way back. Apart from the others: the head of every page has it, the sign-in page too. */
export const back = 'M15 5l-7 7 7 7'
