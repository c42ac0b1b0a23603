/** Adds the contacts of `public/config.json`, as of the build, to what the page shows without JavaScript. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** An unchecked contact of `helpContacts` in `config.json`; the portal itself reports invalid ones. */
interface Contact {
  label?: unknown
  phone?: unknown
  email?: unknown
  url?: unknown
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`) : ''
const link = (address: string, words: string) => `<a href="${address}">${words}</a>`

/** One contact as a list item: the label, and every way to reach it as a link. */
function line({ label, phone, email, url }: Contact): string {
  const ways = [
    text(phone) && link(`tel:${text(phone).replace(/[^+\d]/g, '')}`, text(phone)),
    text(email) && link(`mailto:${text(email)}`, text(email)),
    /^https?:/.test(text(url)) && link(text(url), text(url)),
  ]
  return `<li>${[text(label), ...ways].filter(Boolean).join(' · ')}</li>`
}

/** The contacts of a `config.json` as a list; empty where there are none. */
export function contactList(settings: string): string {
  const { helpContacts } = JSON.parse(settings) as { helpContacts?: Contact[] }
  if (!Array.isArray(helpContacts) || helpContacts.length === 0) return ''
  return `<ul>${helpContacts.map(line).join('')}</ul>`
}

/** The page with the contacts at the end of its `<noscript>`. */
export const withContacts = (html: string, list: string): string =>
  list ? html.replace('</noscript>', () => `  ${list}\n    </noscript>`) : html

export function noScriptContacts(): Plugin {
  let folder = ''
  return {
    name: 'portal-noscript-contacts',
    configResolved: ({ publicDir }) => {
      folder = publicDir
    },
    transformIndexHtml: (html) => withContacts(html, contactList(readFileSync(join(folder, 'config.json'), 'utf8'))),
  }
}
