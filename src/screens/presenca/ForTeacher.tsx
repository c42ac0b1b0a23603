/** After three refusals: a ready text to show the teacher, in the school's language whatever that of the screen. */
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { Notice } from '@/ui/page/Notice'
import { toast } from '@/ui/action/Toasts'
import type { Fix } from './fix'
import { sayAccuracy, sayPlace } from './words'

export function ForTeacher({ fix, em, message }: { fix: Fix; em: number; message: string }) {
  const { t, format, language } = useI18n()
  const text = t('presenca.professor.text', {
    time: format.clock(em, settings().timeZone),
    accuracy: sayAccuracy(t, format, fix.accuracy),
    ...sayPlace(language, fix),
    answer: message,
  })
  return (
    <Notice title={t('presenca.professor.title')} text={t('presenca.professor.lead')}>
      <blockquote lang="pt-BR">{text}</blockquote>
      <Button
        onClick={() => {
          // a browser that forbids the clipboard leaves the text where it can be read
          navigator.clipboard.writeText(text).then(
            () => toast(t('presenca.professor.copied')),
            () => undefined,
          )
        }}
      >
        {t('presenca.professor.copy')}
      </Button>
    </Notice>
  )
}
