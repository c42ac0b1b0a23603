/**
 * Signing out erases what this tab keeps unsent of screens that are not open, the gradebook of another class say: the
 * person is asked, wherever they leave from. An open screen asks about its own work itself.
 */
import { useEffect, useState } from 'react'
import { useMatches } from 'react-router-dom'
import { type MessageKey, useT } from '@/i18n'
import { askAboutKept, keptNames } from '@/session'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

/** What a kept name means to a person; what has no words here is nobody's loss. */
function wordOf(name: string): MessageKey | null {
  if (name.startsWith('lancamentos.')) return 'moldura.sair.notas'
  return name === 'pessoa' ? 'moldura.sair.pessoa' : null
}

interface Asked {
  words: MessageKey[]
  answer: (yes: boolean) => void
}

export function LeaveDialog() {
  const t = useT()
  const [asked, setAsked] = useState<Asked | null>(null)
  const idClasse = useMatches().at(-1)?.params.idClasse
  useEffect(
    () =>
      askAboutKept(async (answered) => {
        const others = keptNames().filter((name) => !answered || name !== `lancamentos.${idClasse}`)
        const words = [...new Set(others.map(wordOf).filter((word) => word !== null))]
        if (words.length === 0) return true
        return new Promise((answer) => {
          setAsked({ words, answer })
        })
      }),
    [idClasse],
  )
  if (!asked) return null
  const close = (yes: boolean) => {
    setAsked(null)
    asked.answer(yes)
  }
  return (
    <Dialog
      open
      title={t('moldura.sair.title')}
      onClose={() => close(false)}
      actions={
        <>
          <Button variant="primary" onClick={() => close(false)}>
            {t('moldura.sair.ficar')}
          </Button>
          <Button variant="danger" onClick={() => close(true)}>
            {t('moldura.sair.apagar')}
          </Button>
        </>
      }
    >
      <p>{t('moldura.sair.lead')}</p>
      <ul>
        {asked.words.map((word) => (
          <li key={word}>{t(word)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
