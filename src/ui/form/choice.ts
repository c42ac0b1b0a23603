/** One thing that can be chosen. */
export interface Choice<V extends string = string> {
  value: V
  label: string
  /** Of the label, where it is not the language of the page: words of the service. */
  lang?: string | undefined
  hint?: string | undefined
}
