/** What stands around every screen: live regions, messages that pass by, the session's dialogs, the scroll position. */
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { LiveRegions } from '@/ui/live'
import { Toasts } from '@/ui/Toasts'
import { IdleDialog } from './IdleDialog'
import { SessionDialog } from './SessionDialog'

export function RootLayout() {
  return (
    <>
      <Outlet />
      <Toasts />
      <LiveRegions />
      <SessionDialog />
      <IdleDialog />
      <ScrollRestoration />
    </>
  )
}
