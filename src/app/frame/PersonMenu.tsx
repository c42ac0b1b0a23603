/** The menu on public pages. It is loaded and shown only for people who are signed in. */
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '@/api'
import type { Session } from '@/session'
import { Menu, type MenuEntry } from './menu'

export const PersonMenu = (props: { entries: readonly MenuEntry[]; session: Session }) => (
  <QueryClientProvider client={queryClient}>
    <Menu {...props} />
  </QueryClientProvider>
)
