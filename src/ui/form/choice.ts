/** One thing that can be chosen. */
export interface Choice {
  value: string
  label: string
  /** One line more, under the label. */
  hint?: string | undefined
}
