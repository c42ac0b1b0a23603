/** The frame of signed-in people: header, menu, screen, footer. */
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Navigate, useLocation, useMatches } from 'react-router-dom'
import { viewOf } from '@/access'
import { queryClient } from '@/api'
import { loadMessages } from '@/i18n'
import { parseParams } from '@/params'
import { paths, signInTo } from '@/paths'
import { endReason, useSessionState } from '@/session'
import { Toasts } from '@/ui/action/Toasts'
import { lazyOptional } from './lazyOptional'
import { Footer } from './Footer'
import { Header } from './Header'
import { type LayoutHandle, Menu } from './menu'
import { Person } from './Person'
import { PortalStrip } from './PortalStrip'
import type { Handle } from '../map/route'
import { Screen } from './Screen'
import { SessionDialog } from '../SessionDialog'
import { SkipLinks } from './SkipLinks'
import styles from './layouts.module.css'

/** Shown to guardians only. */
const ChildBar = lazyOptional(async () => {
  const [{ ChildBar }] = await Promise.all([import('@/screens/diario/aluno/ChildPicker'), loadMessages('diario')])
  return ChildBar
})

const useHandles = () => useMatches().map(({ handle }) => handle as Partial<Handle> | undefined)

/** Hides the page at once after sign-out, even for the time of the redirect. */
function Guarded({ children }: { children: ReactNode }) {
  const { status } = useSessionState()
  const { pathname, search } = useLocation()
  const handles = useHandles()
  // an address with invalid parameters shows "not found" to everybody, without a redirect to sign-in
  const isPage = parseParams(useMatches().at(-1)?.params ?? {}) !== null
  const guarded = isPage && handles.some((handle) => handle?.load && handle.who !== 'anyone')
  if (status === 'none' && guarded)
    return <Navigate to={endReason() ? paths.entrar : signInTo(pathname + search)} replace />
  return children
}

function Content() {
  const { session } = useSessionState()
  const handles = useHandles()
  // pages about one child, or all of them, link to the other children themselves
  const barred = viewOf(session) === 'guardian' && handles.at(-1)?.subject !== 'diario'
  return (
    <main id="conteudo" tabIndex={-1} data-wide={handles.some((handle) => handle?.wide)}>
      {barred && (
        <Suspense fallback={null}>
          <ChildBar />
        </Suspense>
      )}
      <Screen />
    </main>
  )
}

/** Reads nothing of the address, so that it is not rendered again with every page; smaller components below do. */
export function PortalLayout({ entries }: LayoutHandle) {
  const { session } = useSessionState()
  return (
    <QueryClientProvider client={queryClient}>
      <Guarded>
        <div className={session ? styles.portal : styles.public}>
          <SkipLinks menu={session !== null} />
          <Header home={session ? paths.inicio : paths.entrar}>{session && <Person session={session} />}</Header>
          {session && <Menu entries={entries} session={session} />}
          <div className={styles.content}>
            <PortalStrip />
            <Content />
          </div>
          <Footer />
          <Toasts />
        </div>
        <SessionDialog />
      </Guarded>
    </QueryClientProvider>
  )
}
