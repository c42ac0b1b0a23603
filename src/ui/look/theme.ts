/** The theme and text size chosen on this device, applied before anything is drawn. No personal data. */
import { keptText } from '@/session'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
/** Percent of the usual size. */
export const textSizes = ['100', '115', '130'] as const
export type TextSize = (typeof textSizes)[number]

const keptTheme = keptText('tema')
const keptSize = keptText('texto')

/** Sets the attribute that tokens.css reads; removes it for the usual value. */
function show(attribute: 'theme' | 'text', value: string, usual: string): void {
  const root = document.documentElement
  if (value === usual) root.removeAttribute(`data-${attribute}`)
  else root.setAttribute(`data-${attribute}`, value)
}

/** The theme in force: `auto` follows the device. */
export const theme = (): Theme => themes.find((one) => one === document.documentElement.dataset['theme']) ?? 'auto'
export const textSize = (): TextSize =>
  textSizes.find((one) => one === document.documentElement.dataset['text']) ?? '100'

function showTheme(value: Theme): void {
  show('theme', value, 'auto')
  // the browser's own UI (address bar) follows the device, so a chosen theme has to be written here
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="color-scheme"]')) {
    meta.content = value === 'auto' ? 'light dark' : value
  }
}

/** Applies the theme and stores it on this device; the usual value is not stored. */
export function setTheme(value: Theme): void {
  showTheme(value)
  keptTheme.write(value === 'auto' ? null : value)
}
export function setTextSize(value: TextSize): void {
  show('text', value, '100')
  keptSize.write(value === '100' ? null : value)
}

function showKept(): void {
  showTheme(themes.find((one) => one === keptTheme.read()) ?? 'auto')
  show('text', textSizes.find((one) => one === keptSize.read()) ?? '100', '100')
}
/** Applies what this device has stored, and from now on what is chosen in another tab. */
export function applyLook(): void {
  showKept()
  for (const row of [keptTheme, keptSize]) row.onElsewhere(showKept)
}
