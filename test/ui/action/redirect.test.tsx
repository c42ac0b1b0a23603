// What leads on by itself never leads away from what was pressed meanwhile.
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Destination, DestinationContext, Redirect } from '@/ui/action/redirect'
import { NavigationProvider } from '@/ui/page/navigation'

const here = { pathname: '/vagas/nome', search: '', hash: '', state: null }

test.each<[string, Destination | null, boolean]>([
  ['nothing was pressed', { pathname: here.pathname, moving: false }, true],
  ['before the router has come', null, true],
  ['another page was pressed', { pathname: '/ajuda', moving: true }, false],
  ['another page stands', { pathname: '/ajuda', moving: false }, false],
  ['another entry of the same page was pressed', { pathname: here.pathname, moving: true }, false],
])('%s: %j', (_, destination, leads) => {
  const go = vi.fn()
  render(
    <NavigationProvider at={here} go={go}>
      <DestinationContext value={destination && (() => destination)}>
        <Redirect to="/vagas/pedido" />
      </DestinationContext>
    </NavigationProvider>,
  )
  expect(go.mock.calls).toEqual(leads ? [['/vagas/pedido', { replace: true }]] : [])
})
