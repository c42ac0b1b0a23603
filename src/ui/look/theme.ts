/** The theme and text size chosen on this device, applied before anything is drawn. No personal data. */
import { keptText } from '@/session'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
/** Percent of the usual size. */
export const textSizes = ['100', '115', '130'] as const
export type TextSize = (typeof textSizes)[number]

const keptTheme = keptText('tema')
const keptSize = keptText('texto')

/** Writes the attribute that the tokens look at, and remembers it; the usual value is neither written nor kept. */
function choose(attribute: 'theme' | 'text', row: typeof keptTheme, value: string, usual: string): void {
  const root = document.documentElement
  if (value === usual) root.removeAttribute(`data-${attribute}`)
  else root.setAttribute(`data-${attribute}`, value)
  row.write(value === usual ? null : value)
}

/** The theme in force: `auto` follows the device. */
export const theme = (): Theme => themes.find((one) => one === document.documentElement.dataset['theme']) ?? 'auto'
export const textSize = (): TextSize =>
  textSizes.find((one) => one === document.documentElement.dataset['text']) ?? '100'

export function setTheme(value: Theme): void {
  choose('theme', keptTheme, value, 'auto')
  // the browser's own frame (address bar) follows by its media; a chosen theme has to say so itself
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="color-scheme"]')) {
    meta.content = value === 'auto' ? 'light dark' : value
  }
}
export const setTextSize = (value: TextSize): void => choose('text', keptSize, value, '100')

/** Applies what was chosen on this device earlier. */
export function applyLook(): void {
  setTheme(themes.find((one) => one === keptTheme.read()) ?? 'auto')
  setTextSize(textSizes.find((one) => one === keptSize.read()) ?? '100')
}
