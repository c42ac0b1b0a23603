/** What stands around every screen: live regions, the scroll position. */
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { LiveRegions } from '@/ui/live'

/** The first page of a visit has no key of its own: a reload finds its place again, another address begins at the top. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

export function RootLayout() {
  return (
    <>
      <Outlet />
      <LiveRegions />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}
