/** Draws the entrances at build time (`build/prerender.ts`) with the components that hydrate them in `main.tsx`. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { EntranceRoot, entrances } from '@/app/entrances'
import { t } from '@/i18n'
import { createStore } from '@/session'
import type { PageLocation } from '@/ui/page/navigation'
import { defaultSettings } from '@/settings'

const pages = []
for (const [path, { Component, title }] of Object.entries(entrances)) {
  const at = createStore<PageLocation>({ pathname: path, search: '', hash: '', state: null })
  const body = renderToString(
    <StrictMode>
      <EntranceRoot at={at} go={() => undefined}>
        <Component />
      </EntranceRoot>
    </StrictMode>,
  )
  pages.push({ path, title: `${t(title)} – ${defaultSettings.brand.shortName}`, body })
}
process.stdout.write(JSON.stringify(pages), () => process.exit())
