/** The pretended service as MSW handlers, for the worker's door: one handler, since the addresses come from the contract. */
import { http, HttpResponse, type RequestHandler } from 'msw'
import { createHttp, type HttpOptions, type Service } from './http'
import type { Network } from './network'

/** The handlers of a service that lives at `baseUrl`. Requests to any other address pass untouched. */
export function createHandlers(service: Service, network: Network, options: HttpOptions = {}): RequestHandler[] {
  const serve = createHttp(service, network, {
    ...options,
    // MSW's own response may carry cookies; a browser drops them from any other
    make: (body, init) => new HttpResponse(body, init),
  })
  return [http.all('*', ({ request, cookies }) => serve(request, cookies) ?? undefined)]
}
