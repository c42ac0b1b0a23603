/** Beginning anew would erase what was begun in this tab: asked first, with the way back into it before the other. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Dialog } from '@/ui/action/Dialog'
import { useWay } from '@/ui/page/way'
import type { Draft } from './draft'
import { frontier } from './steps'
import { pathOf } from './useStep'

interface Props {
  begun: Draft | null
  onAnew: () => void
  onClose: () => void
}

export function StartAnew({ begun, onAnew, onClose }: Props) {
  const t = useT()
  const { go } = useWay()
  return (
    <Dialog
      open={begun !== null}
      title={t('matricula.comecar.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              if (begun) go(pathOf(frontier(begun)))
            }}
          >
            {t(begun?.phase === 'sent' ? 'matricula.rascunho.receipt' : 'matricula.rascunho.open')}
          </Button>
          <Button variant="danger" onClick={onAnew}>
            {t('matricula.comecar.anew')}
          </Button>
        </>
      }
    >
      <p>{t(`matricula.comecar.${begun?.phase ?? 'open'}`)}</p>
    </Dialog>
  )
}
