/** Hands a file to the person: made here, never sent anywhere. */
export const download = (name: string, type: string, content: string): void => save(name, new Blob([content], { type }))

/** Hands over an existing file. */
export function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser has to have begun before the address goes
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
