/** The pretended service as MSW handlers, for the worker's door: one handler, since the addresses come from the contract. */
import { http, HttpResponse, type RequestHandler } from 'msw'
import { createHttp, type Service } from './http'
import type { Network } from './network'

/** The cookies that the browser would send. Not MSW's own: its jar does not hear of cookies that a script writes. */
const cookiesFor = (request: Request): string => (request.credentials === 'omit' ? '' : document.cookie)

/** The handlers of a service, for the page that the worker serves. Requests to any other address pass untouched. */
export function createHandlers(service: Service, network: Network): RequestHandler[] {
  const serve = createHttp(service, network, {
    // cookies are written by script here: the browser would drop HttpOnly ones
    httpOnly: false,
    cookies: cookiesFor,
    // MSW's own response may carry cookies; a browser drops them from any other
    make: (body, init) => new HttpResponse(body, init),
  })
  return [http.all('*', ({ request }) => serve(request) ?? undefined)]
}
