/** Offers a file made in the browser as a download; nothing is sent to a server. */
export const download = (name: string, type: string, content: string): void => save(name, new Blob([content], { type }))

/** Offers an existing file as a download. */
export function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the download must have started before its object URL is revoked
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
