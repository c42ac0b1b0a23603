/**
 * Checks an address from the service or the settings that a person may open (src/README §7). ASSUMED (decisions §11).
 */

const longest = 2048

/** The address and its host, when it is http(s) without credentials; null for everything else, which stays text. */
export function safeUrl(url: string): { href: string; host: string } | null {
  const text = url.trim()
  if (text.length > longest || !/^https?:\/\//i.test(text) || /[\s\\]/.test(text)) return null
  try {
    const { href, host, password, protocol, username } = new URL(text)
    if ((protocol !== 'http:' && protocol !== 'https:') || username !== '' || password !== '' || host === '')
      return null
    return { href, host }
  } catch {
    return null
  }
}
