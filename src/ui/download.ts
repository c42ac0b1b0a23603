/** Hands a file to the person: made here, never sent anywhere. */
export function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser has to have begun before the address goes
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 10_000)
}
