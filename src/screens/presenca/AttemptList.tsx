/** The list of this device's attempts to mark attendance. */
import { useI18n } from '@/i18n'
import { useStore } from '@/session'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { Empty } from '@/ui/page/Empty'
import { Row, Stack } from '@/ui/page/layout'
import { announce } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import type { Tone } from '@/ui/look/tone'
import styles from './AttemptList.module.css'
import { type Attempt, attempts, erase } from '../shared/sent/attempts'
import { momentInWords } from '../shared/time/clock'

const tones: Record<Attempt['result'], Tone> = {
  marcada: 'ok',
  recusada: 'warn',
  incerta: 'warn',
  naoEnviada: 'neutral',
}

/** @param sending the newest attempt has no answer yet, and is shown above the list instead */
export function AttemptList({ sending }: { sending: boolean }) {
  const { t, format } = useI18n()
  const all = useStore(attempts)
  const itens = sending && all[0]?.result === 'incerta' ? all.slice(1) : all
  if (itens.length === 0) {
    return <Empty title={t('presenca.diario.empty')} text={t('presenca.diario.whenThere')} />
  }
  return (
    <>
      <Stack as="ul" gap={1} className={styles.list}>
        {itens.map(({ em, result, message }) => (
          <li key={em}>
            <span className="muted">{t('presenca.diario.when', momentInWords(format, em))}</span>
            <StateLabel tone={tones[result]}>{t(`presenca.diario.${result}`)}</StateLabel>
            {message && (
              <ServiceText as="p" className={styles.message}>
                {message}
              </ServiceText>
            )}
          </li>
        ))}
      </Stack>
      <MoveFocusOnUnmount>
        <Row>
          <Button
            variant="link"
            onClick={() => {
              erase()
              announce(t('presenca.diario.erased'))
            }}
          >
            {t('presenca.diario.erase')}
          </Button>
        </Row>
      </MoveFocusOnUnmount>
    </>
  )
}
