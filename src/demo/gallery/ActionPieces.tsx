/** Samples of `ui/action`: buttons, choices, dialogs, toasts. */
import { type ReactNode, useState } from 'react'
import { useT } from '@/i18n'
import { Button, buttonClass, type ButtonVariant, Reason } from '@/ui/action/Button'
import { CheckGroup, ChoiceGroup } from '@/ui/action/ChoiceGroup'
import { Confirm } from '@/ui/action/Confirm'
import { Dialog } from '@/ui/action/Dialog'
import { SearchFilter, SelectFilter } from '@/ui/action/Filter'
import { LoadTogether, LoadingPart } from '@/ui/action/LoadTogether'
import { ReadAloud } from '@/ui/aloud/ReadAloud'
import { toast, Toasts } from '@/ui/action/Toasts'
import { Row } from '@/ui/page/layout'
import { each, Pieces } from './Piece'

const variants: ButtonVariant[] = ['primary', 'secondary', 'link', 'danger']

function Choices({ several = false }) {
  const t = useT()
  const [one, setOne] = useState('publicNo')
  const [values, setValues] = useState<ReadonlySet<string>>(new Set(['publicNo']))
  const options = [
    { value: 'publicNo', label: t('families.publicNo'), hint: t('families.publicNoHint') },
    { value: 'publicYes', label: t('families.publicYes') },
  ]
  const shared = { legend: t('families.public'), options }
  if (!several) return <ChoiceGroup {...shared} value={one} onChange={setOne} />
  const toggle = (value: string, on: boolean) =>
    setValues(new Set([...values].filter((other) => other !== value).concat(on ? value : [])))
  return <CheckGroup {...shared} hint={t('families.publicHint')} values={values} onToggle={toggle} />
}

function Filters() {
  const t = useT()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const periods = [
    { value: '', label: t('frame.form.choose') },
    { value: '1', label: '2026.1', lang: 'pt-BR' },
  ]
  return (
    <Row>
      <SearchFilter label={t('diario.turmas.mine')} value={text} onChange={setText} onEnter={() => undefined} />
      <SelectFilter label={t('diario.periodo.label')} value={chosen} onChange={setChosen} options={periods} />
    </Row>
  )
}

/** A sample that opens over the page, behind a button. */
function Opening({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('common.form.show')}</Button>
      {children(open, () => setOpen(false))}
    </>
  )
}

export function ActionPieces() {
  const t = useT()
  const again = t('common.error.tryAgain')
  const way = t('families.way.cancelar')
  return (
    <Pieces
      of={{
        Button: {
          ...each(variants, (variant) => (
            <Row>
              <Button variant={variant}>{again}</Button>
              <Button variant={variant} busy>
                {again}
              </Button>
              <a className={buttonClass(variant)} href="#Button">
                {t('frame.fault.home')}
              </a>
            </Row>
          )),
          disabledReason: <Button disabledReason={t('frame.offlineReason')}>{t('frame.fault.tryNow')}</Button>,
          'disabledBy, full': (
            <>
              <Button full variant="primary" disabledBy="gallery-reason">
                {t('frame.fault.tryNow')}
              </Button>
              <Reason id="gallery-reason">{t('frame.offlineReason')}</Reason>
            </>
          ),
        },
        ReadAloud: { 'where the device has a voice': <ReadAloud /> },
        ChoiceGroup: { 'one of several': <Choices />, 'any of several': <Choices several /> },
        Filter: { 'search, select': <Filters /> },
        Dialog: {
          closed: (
            <Opening>
              {(open, close) => (
                <Dialog
                  open={open}
                  title={t('frame.fault.newVersionTitle')}
                  onClose={close}
                  actions={<Button onClick={close}>{t('frame.ui.cancel')}</Button>}
                >
                  <p>{t('frame.fault.newVersion')}</p>
                </Dialog>
              )}
            </Opening>
          ),
        },
        Confirm: {
          closed: (
            <Opening>
              {(open, close) => {
                const better = { label: t('families.way.consultar'), onPress: close }
                return (
                  <Confirm open={open} title={way} yes={way} better={better} onYes={close} onClose={close}>
                    <p>{t('families.way.cancelarHint')}</p>
                  </Confirm>
                )
              }}
            </Opening>
          ),
        },
        LoadTogether: {
          waiting: (
            <LoadTogether lines={2}>
              <LoadingPart lines={1} />
            </LoadTogether>
          ),
        },
        Toasts: {
          closed: (
            <>
              <Button onClick={() => toast(t('diario.news.allSeen'))}>{t('common.form.show')}</Button>
              <Toasts />
            </>
          ),
        },
      }}
    />
  )
}
