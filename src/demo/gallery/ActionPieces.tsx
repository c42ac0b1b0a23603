/** What is pressed, asked and said: `ui/action`. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { Button, buttonClass, type ButtonVariant, Reason } from '@/ui/action/Button'
import { CheckGroup, ChoiceGroup } from '@/ui/action/ChoiceGroup'
import { Confirm } from '@/ui/action/Confirm'
import { Dialog } from '@/ui/action/Dialog'
import { SearchFilter, SelectFilter } from '@/ui/action/Filter'
import { Held, Waiting } from '@/ui/action/Held'
import { toast, Toasts } from '@/ui/action/Toasts'
import { Row } from '@/ui/page/layout'
import { Piece, State } from './Piece'

const variants: ButtonVariant[] = ['primary', 'secondary', 'link', 'danger']

function Buttons() {
  const t = useT()
  return (
    <Piece name="Button">
      {variants.map((variant) => (
        <State key={variant} name={variant}>
          <Row>
            <Button variant={variant}>{t('comum.erro.tryAgain')}</Button>
            <Button variant={variant} busy>
              {t('comum.erro.tryAgain')}
            </Button>
            <a className={buttonClass(variant)} href="#Button">
              {t('comum.erro.home')}
            </a>
          </Row>
        </State>
      ))}
      <State name="disabledReason">
        <Button disabledReason={t('comum.erro.busyTooSoon')}>{t('comum.erro.tryNow')}</Button>
      </State>
      <State name="disabledBy, full">
        <Button full variant="primary" disabledBy="gallery-reason">
          {t('comum.erro.tryNow')}
        </Button>
        <Reason id="gallery-reason">{t('comum.erro.busyTooSoon')}</Reason>
      </State>
    </Piece>
  )
}

function Choices() {
  const t = useT()
  const [one, setOne] = useState('publicNo')
  const [several, setSeveral] = useState<ReadonlySet<string>>(new Set(['publicNo']))
  const options = [
    { value: 'publicNo', label: t('familias.publicNo'), hint: t('familias.publicNoHint') },
    { value: 'publicYes', label: t('familias.publicYes') },
  ]
  return (
    <Piece name="ChoiceGroup">
      <State name="one of several">
        <ChoiceGroup legend={t('familias.public')} value={one} options={options} onChange={setOne} />
      </State>
      <State name="any of several">
        <CheckGroup
          legend={t('familias.public')}
          hint={t('familias.publicHint')}
          values={several}
          options={options}
          onToggle={(value, on) =>
            setSeveral(new Set([...several].filter((other) => other !== value).concat(on ? value : [])))
          }
        />
      </State>
    </Piece>
  )
}

function Filters() {
  const t = useT()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  return (
    <Piece name="Filter">
      <State name="search, select">
        <Row>
          <SearchFilter label={t('diario.turmas.mine')} value={text} onChange={setText} onEnter={() => undefined} />
          <SelectFilter
            label={t('diario.periodo.label')}
            value={chosen}
            onChange={setChosen}
            options={[
              { value: '', label: t('moldura.form.choose') },
              { value: '1', label: '2026.1', lang: 'pt-BR' },
            ]}
          />
        </Row>
      </State>
    </Piece>
  )
}

function Questions() {
  const t = useT()
  const [asked, setAsked] = useState<'Dialog' | 'Confirm' | null>(null)
  const close = () => setAsked(null)
  const open = (which: typeof asked, name: string) => (
    <Piece name={name}>
      <State name="closed">
        <Button onClick={() => setAsked(which)}>{t('comum.form.show')}</Button>
      </State>
    </Piece>
  )
  return (
    <>
      {open('Dialog', 'Dialog')}
      {open('Confirm', 'Confirm')}
      <Dialog
        open={asked === 'Dialog'}
        title={t('comum.erro.newVersionTitle')}
        onClose={close}
        actions={<Button onClick={close}>{t('moldura.ui.cancel')}</Button>}
      >
        <p>{t('comum.erro.newVersion')}</p>
      </Dialog>
      <Confirm
        open={asked === 'Confirm'}
        title={t('familias.way.cancelar')}
        yes={t('familias.way.cancelar')}
        better={{ label: t('familias.way.consultar'), onPress: close }}
        onYes={close}
        onClose={close}
      >
        <p>{t('familias.way.cancelarHint')}</p>
      </Confirm>
    </>
  )
}

export function ActionPieces() {
  const t = useT()
  return (
    <>
      <Buttons />
      <Choices />
      <Filters />
      <Questions />
      <Piece name="Held">
        <State name="waiting">
          <Held lines={2}>
            <Waiting lines={1} />
          </Held>
        </State>
      </Piece>
      <Piece name="Toasts">
        <State name="closed">
          <Button onClick={() => toast(t('diario.novidades.allSeen'))}>{t('comum.form.show')}</Button>
          <Toasts />
        </State>
      </Piece>
    </>
  )
}
