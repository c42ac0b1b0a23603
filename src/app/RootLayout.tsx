/** What stands around every screen: live regions, the scroll position. */
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { LiveRegions } from '@/ui/live'

export function RootLayout() {
  return (
    <>
      <Outlet />
      <LiveRegions />
      <ScrollRestoration />
    </>
  )
}
