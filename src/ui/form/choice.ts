/** One thing that can be chosen. */
export interface Choice {
  value: string
  label: string
  /** Of the label, where it is not the language of the page: words of the service. */
  lang?: string | undefined
  hint?: string | undefined
}
