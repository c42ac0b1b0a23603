/** What the device reads: accuracy in words and hour, the rounded place, and the map for who asks. */
import { useState } from 'react'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { Row, Stack } from '@/ui/page/layout'
import { type Fix, qualityOf } from './fix'
import { MapPanel } from './MapPanel'
import { sayAccuracy, sayPlace } from './words'

export function ReadingBar({ fix }: { fix: Fix }) {
  const { t, format, language } = useI18n()
  const { attendance, timeZone, map } = settings()
  const [open, setOpen] = useState(false)
  const quality = t(`presenca.qualidade.${qualityOf(fix.accuracy, attendance.maxAccuracyMeters)}`)
  return (
    <Stack gap={3}>
      <Row between>
        <div>
          <p>
            {t('presenca.reading', {
              accuracy: sayAccuracy(t, format, fix.accuracy),
              quality,
              time: format.clock(fix.at, timeZone),
            })}
          </p>
          <p>
            <small>{t('presenca.leitura.place', sayPlace(language, fix))}</small>
          </p>
        </div>
        <Button variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'presenca.mapa.close' : 'presenca.mapa.open')}
        </Button>
      </Row>
      {open && <MapPanel fix={fix} map={map} />}
    </Stack>
  )
}
