/** An icon of 24 by 24 units, hidden from screen readers because words stand beside it. `Icon` holds the named ones. */

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

/** The back arrow. Not in `Icon`, because the header of every page needs it, even of the sign-in page. */
export const back = 'M15 5l-7 7 7 7'
