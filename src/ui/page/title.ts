/** The document title: "Turmas – Portal". It stays in the browser's history, so it never holds personal data. */
import { useEffect } from 'react'
import { t, useT } from '@/i18n'

let portal = ''
let screen = ''
let wrong = 0

function write(): void {
  const title = [screen, portal].filter(Boolean).join(' – ')
  document.title = wrong > 0 ? t('common.form.errorTitle', { title }) : title
}

/** The portal's short name, set once at start from the settings. */
export function setPortalName(name: string): void {
  portal = name
  write()
}

export function useTitle(title: string): void {
  useEffect(() => {
    screen = title
    write()
  }, [title])
}

/** While `on`, the title begins with "Erro: ", so that a failed submit is heard and seen in the tab (WCAG 3.3.1). */
export function useErrorTitle(on: boolean): void {
  const words = useT()
  useEffect(() => {
    if (!on) return
    wrong += 1
    write()
    return () => {
      wrong -= 1
      write()
    }
    // `words` changes with the language, and the title is written anew
  }, [on, words])
}
