/** What stands around every screen: live regions, messages that pass by, the scroll position. */
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { LiveRegions } from '@/ui/live'
import { Toasts } from '@/ui/Toasts'

export function RootLayout() {
  return (
    <>
      <Outlet />
      <Toasts />
      <LiveRegions />
      <ScrollRestoration />
    </>
  )
}
