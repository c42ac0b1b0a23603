/**
 * Starts the pretended service in this browser before the first request, and the demonstration around it. Only
 * in mock builds.
 */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MockStartError, startMock } from '@/mock/doors/browser'
import { dayOf } from '@/mock/rules/calendar'
import { enrollmentOn } from '@/mock/seed/network'
import { networkRule } from '@/mock/seed/rules'
import { townBounds, townZoom } from '@/mock/town/projection'
import { addScreenWords, loadMessages, type Subject } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Notice } from '@/ui/page/Notice'
import { isExplorer, isGallery } from './address'
import { DemoBar } from './DemoBar'
import styles from './Explorer.module.css'
import { useWords } from './words'

/** What a demonstration changes: keys of `config.json`, and a page drawn instead of the portal. */
export interface Demo {
  settings: Record<string, unknown>
  page: ReactNode
}

/**
 * Settings of the demonstration: a map of its town, its grading rule (decisions §1), places and contacts, and the
 * service's enrollment periods.
 */
const demoSettings = (today: string) => ({
  map: {
    tileUrl: `${import.meta.env.BASE_URL}mapa/{z}/{x}/{y}.svg`,
    attribution: 'Vila Serena, cidade inventada; desenho do próprio portal',
    maxZoom: townZoom,
    bounds: townBounds,
  },
  // the demonstration bar signs people in outside the portal
  externalSignIn: true,
  grading: networkRule,
  enrollment: enrollmentOn(today),
  helpContacts: [
    { label: 'Central de matrículas de Vila Serena', phone: '(81) 5555-0100' },
    { label: 'Suporte do portal', email: 'portal@vilaserena.example' },
  ],
})

/** Explains that the browser refused the service worker, and how to go on, instead of a blank page. */
function StartRefused() {
  const w = useWords()
  return (
    <main className={styles.explorer}>
      <h1>{w.refusedTitle}</h1>
      <Notice tone="warn">
        <p>{w.refused}</p>
        <p>{w.refusedHow}</p>
        <Button variant="secondary" onClick={() => location.reload()}>
          {w.retry}
        </Button>
      </Notice>
    </main>
  )
}

/** Starts what a mock build adds; resolves when the first request can be answered. */
export async function startDemo(): Promise<Demo> {
  // the gallery needs neither the service nor the bar
  if (isGallery()) {
    addScreenWords()
    const [{ Gallery }] = await Promise.all([import('./gallery/Gallery'), ...gallerySubjects.map(loadMessages)])
    return { settings: demoSettings(dayOf(Date.now())), page: <Gallery /> }
  }
  let settings
  try {
    const portal = await startMock()
    settings = demoSettings(portal.today())
    const holder = document.createElement('div')
    document.body.append(holder)
    createRoot(holder).render(<DemoBar portal={portal} />)
  } catch (error) {
    if (error instanceof MockStartError) return { settings: {}, page: <StartRefused /> }
    throw error
  }
  if (!isExplorer()) return { settings, page: null }
  const { Explorer } = await import('./Explorer')
  return { settings, page: <Explorer /> }
}

/** The messages that the samples use. */
const gallerySubjects: Subject[] = ['frame', 'diario', 'matricula', 'pages', 'presenca']
