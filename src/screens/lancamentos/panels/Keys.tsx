/** The dialog with the keyboard shortcuts of the grid, opened by "?" or a button. */
import { type PlainKey, useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Dialog } from '@/ui/action/Dialog'
import styles from './Tools.module.css'

const keys = [
  ['Enter · Shift + Enter', 'lancamentos.keys.down'],
  ['Tab · Shift + Tab', 'lancamentos.keys.right'],
  ['← → ↑ ↓', 'lancamentos.keys.arrows'],
  ['F2', 'lancamentos.keys.edit'],
  ['Esc', 'lancamentos.keys.escape'],
  ['Ctrl + Z · Ctrl + Y, Ctrl + Shift + Z', 'lancamentos.keys.undo'],
  ['Shift + ← → ↑ ↓', 'lancamentos.keys.range'],
  ['Ctrl + C · Ctrl + X · Ctrl + V', 'lancamentos.keys.copy'],
  ['Ctrl + D', 'lancamentos.keys.fill'],
  ['Delete', 'lancamentos.keys.empty'],
  ['Ctrl + Home · Ctrl + End', 'lancamentos.keys.ends'],
  ['F4', 'lancamentos.keys.student'],
  ['Ctrl + Enter', 'lancamentos.keys.send'],
] as const satisfies readonly (readonly [string, PlainKey])[]

export function Keys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      open={open}
      title={t('lancamentos.keys.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('lancamentos.keys.close')}</Button>}
    >
      <dl className={styles.keys}>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
