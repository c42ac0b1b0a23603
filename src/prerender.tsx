/** Draws the sign-in page at build time (`build/prerender.ts`): the same components that take it over in `main.tsx`. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { entrance } from '@/app/entrance'
import { t } from '@/i18n'
import { paths } from '@/paths'
import { defaultSettings } from '@/settings'

const router = createMemoryRouter(entrance, { initialEntries: [paths.entrar] })
const body = renderToString(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
)
const title = `${t('acesso.entrar.title')} – ${defaultSettings.brand.shortName}`
process.stdout.write(JSON.stringify({ path: paths.entrar, title, body }), () => process.exit())
