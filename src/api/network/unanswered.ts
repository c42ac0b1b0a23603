/**
 * Diagnoses a request without an answer, and warns the people who run the portal once when only the service is missing.
 */
import { settings, warnHost } from '@/settings'
import { hostAnswers, noteLost } from './connection'

/** Addresses that the page's own CSP blocked, since the request itself only fails without a reason. */
const forbidden = new Set<string>()
if (typeof document !== 'undefined')
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'connect-src') forbidden.add(blockedURI)
  })

/** Warns at most once per page. */
let reported = false
function report(origin: string): void {
  if (reported) return
  reported = true
  const why = [...forbidden].some((address) => address.startsWith(origin))
    ? `the policy of this page forbids it: name ${origin} in connect-src of its Content-Security-Policy`
    : `it is down, or does not allow this page: it has to answer with Access-Control-Allow-Origin: ${location.origin} and, with cookies, Access-Control-Allow-Credentials: true`
  warnHost(`The host of the portal answers, the service of apiBaseUrl, ${origin}, does not: ${why}.`)
}

/** Finds out, after a request without an answer, whether the network is gone or only a service at another address. */
export async function noteUnanswered(): Promise<void> {
  const { origin } = new URL(settings().apiBaseUrl, location.href)
  const gone = origin !== location.origin && navigator.onLine && (await hostAnswers())
  noteLost(gone)
  if (gone) report(origin)
}
