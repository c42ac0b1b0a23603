/** Draws the entrances at build time (`build/prerender.ts`): the same components that take them over in `main.tsx`. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Door, entrances } from '@/app/door'
import { loadDrawnMessages, t } from '@/i18n'
import { createStore } from '@/session'
import type { Place } from '@/ui/page/way'
import { defaultSettings } from '@/settings'

const pages = []
for (const [path, { code, load, title, words }] of Object.entries(entrances)) {
  await loadDrawnMessages(words)
  const Component = await load()
  const at = createStore<Place>({ pathname: path, search: '', hash: '', state: null })
  const body = renderToString(
    <StrictMode>
      <Door at={at} go={() => undefined}>
        <Component />
      </Door>
    </StrictMode>,
  )
  const needs = [...(code ? [code] : []), ...words.map((subject) => `/i18n/pt-BR/${subject}.ts`)]
  pages.push({ path, title: `${t(title)} – ${defaultSettings.brand.shortName}`, body, needs })
}
process.stdout.write(JSON.stringify(pages), () => process.exit())
