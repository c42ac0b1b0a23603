/** What follows when a request to the service got no answer: whose fault it is, told once to the people who run the portal. */
import { settings, tellHost } from '@/settings'
import { hostAnswers, noteLost } from './connection'

/** Addresses that the page's own policy blocked: the request itself only fails. */
const forbidden = new Set<string>()
if (typeof document !== 'undefined')
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'connect-src') forbidden.add(blockedURI)
  })

/** Once a page, for the people who run the portal. */
let told = false
function report(origin: string): void {
  if (told) return
  told = true
  const why = [...forbidden].some((address) => address.startsWith(origin))
    ? `the policy of this page forbids it: name ${origin} in connect-src of its Content-Security-Policy`
    : `it is down, or does not allow this page: it has to answer with Access-Control-Allow-Origin: ${location.origin} and, with cookies, Access-Control-Allow-Credentials: true`
  tellHost(`The host of the portal answers, the service of apiBaseUrl, ${origin}, does not: ${why}.`)
}

/** A request to the service got no answer: finds out whether the network is gone or only a service at another address. */
export async function noteUnanswered(): Promise<void> {
  const { origin } = new URL(settings().apiBaseUrl, location.href)
  const gone = origin !== location.origin && navigator.onLine && (await hostAnswers())
  noteLost(gone)
  if (gone) report(origin)
}
