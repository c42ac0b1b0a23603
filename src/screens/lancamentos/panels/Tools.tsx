/** The tools above the grid: filter, order, and the buttons to paste, publish and close. */
import { type ReactNode, useId, useRef, useState } from 'react'
import { type PlainKey, useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Disclosure } from '@/ui/page/Disclosure'
import { SearchInput } from '@/ui/action/Filter'
import { Icon, type IconName } from '@/ui/drawing/Icon'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import fieldStyles from '@/ui/form/Field.module.css'
import { classNames } from '@/ui/look/classNames'
import { Stack } from '@/ui/page/layout'
import { useGradebookView } from '../context'
import styles from './Tools.module.css'
import { openers, type Panel } from '../keys/place'
import { mayWrite } from '../keys/navigate'
import { sortBy, ungradedIn, withoutChoice } from '../book/view'

interface ToolProps {
  label: string
  icon?: IconName | false
  children: (id: string) => ReactNode
}

function Tool({ label, icon, children }: ToolProps) {
  const id = useId()
  return (
    <div className={styles.field} data-icon={icon ? true : undefined}>
      <label htmlFor={id}>
        {/* the icon replaces the visible label, to save room in the line */}
        {icon && <Icon name={icon} />}
        <span className={icon ? 'visually-hidden' : undefined}>{label}</span>
      </label>
      {children(id)}
    </div>
  )
}

/** The select of the current evaluation, for the phone's list, the chart, publishing and closing. */
export function ChooseAvaliacao({ label }: { label: string }) {
  const t = useT()
  const { columns, column, setColumn } = useGradebookView()
  return (
    <Tool label={label}>
      {(id) => (
        <select
          id={id}
          className={fieldStyles.control}
          value={column?.chave ?? ''}
          onChange={(event) => setColumn(event.target.value)}
        >
          {[...new Set(columns.map(({ grupo }) => grupo))].map((group) => (
            <optgroup
              key={group}
              // without a group of the service, the label is the portal's own, in the language of the screen
              lang={group === null ? undefined : 'pt-BR'}
              label={group === null ? t('lancamentos.complementary') : tame(group)}
            >
              {columns
                .filter(({ grupo }) => grupo === group)
                .map(({ chave, titulo }) => (
                  <option key={chave} value={chave} lang="pt-BR">
                    {tame(titulo)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
    </Tool>
  )
}

/** The orders: that of the service (`list`), then a column and whether it is descending. */
const orders = [
  ['list'],
  ['name', 'name', false],
  ['nameDown', 'name', true],
  ['partial', 'partial', false],
  ['absencesDown', 'absences', true],
] as const

/** The select of the order on a phone, which has no column headers. */
function ChooseOrder() {
  const t = useT()
  const { book, choice, setChoice } = useGradebookView()
  const { sort } = choice
  const current = sort ? `${sort.by}${sort.down ? 'Down' : ''}` : 'list'
  const isHere = orders.some(([order]) => order === current)
  return (
    <Tool label={t('lancamentos.order.label')}>
      {(id) => (
        <select
          id={id}
          className={fieldStyles.control}
          value={isHere ? current : 'table'}
          onChange={({ target }) => {
            const [, by, down] = orders.find(([order]) => order === target.value) ?? []
            setChoice({ ...choice, sort: by ? sortBy(book, by, down) : null })
          }}
        >
          {/* an order that was chosen by a column header before the window became narrow */}
          {!isHere && <option value="table">{t('lancamentos.order.table')}</option>}
          {orders.map(([order]) => (
            <option key={order} value={order}>
              {t(`lancamentos.order.${order}`)}
            </option>
          ))}
        </select>
      )}
    </Tool>
  )
}

/** On a phone, rarely used tools are folded beside the button to one student, so that the evaluation and its inputs come first. */
export function Tools({ onStudent }: { onStudent: () => void }) {
  const t = useT()
  const { book, editable, wide, complete, columns, column, view, choice, setChoice, move, openPanel } =
    useGradebookView()
  // one reason for all disabled buttons; its line stays after loading, so that the grid does not move
  const [waited] = useState(!complete)
  const waitId = useId()
  const wait = complete ? null : waitId
  const noGrade = choice.ungraded !== null
  const some = noGrade || choice.nome !== ''
  const nota = useRef<HTMLParagraphElement>(null)
  const [showed, setShowed] = useState(false)
  const ofFilter = columns.find(({ chave }) => chave === choice.ungraded?.chave) ?? column
  const opens = (panel: Panel, words: PlainKey, waits: string | null) =>
    editable && (
      <Button id={openers[panel.kind]} onClick={() => openPanel(panel)} disabledBy={waits}>
        {t(words)}
      </Button>
    )
  // used once a term, so on a phone it is folded
  const close = opens({ kind: 'close' }, 'lancamentos.close.open', wait)
  const searchField = (
    <>
      <Tool label={t('lancamentos.filter.nome')} icon={wide && 'search'}>
        {(id) => (
          <SearchInput
            id={id}
            className={fieldStyles.control ?? ''}
            placeholder={wide ? t('lancamentos.filter.whom') : undefined}
            value={choice.nome}
            onChange={(nome) => setChoice({ ...choice, nome })}
            onEnter={() => {
              const first = view.find((one) => mayWrite(book.get(one), column?.chave ?? ''))
              if (first !== undefined) move(first, column?.chave ?? '')
            }}
          />
        )}
      </Tool>
      {!wide && <ChooseOrder />}
      {ofFilter && (
        <label className={styles.mark}>
          <input
            type="checkbox"
            checked={noGrade}
            onChange={() => setChoice({ ...choice, ungraded: noGrade ? null : ungradedIn(book, ofFilter.chave) })}
          />
          <span title={tame(ofFilter.titulo)}>
            {t('lancamentos.filter.ungraded')} <ServiceText>{ofFilter.titulo}</ServiceText>
          </span>
        </label>
      )}
    </>
  )
  return (
    <Stack gap={3}>
      {!wide && (
        <div className={classNames(styles.line, styles.apart)}>
          <Disclosure summary={t(editable ? 'lancamentos.filter.open' : 'lancamentos.filter.look')}>
            <div className={styles.line}>{searchField}</div>
            <div className={styles.line}>{close}</div>
          </Disclosure>
          {view.length > 0 && (
            <Button variant="link" onClick={onStudent}>
              {t('lancamentos.student.open')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.line}>
        {wide && searchField}
        <div className={styles.ways}>
          {opens({ kind: 'paste', text: '', from: null }, 'lancamentos.paste.button', null)}
          {opens({ kind: 'publish' }, 'lancamentos.publish.button', wait)}
          {wide && close}
        </div>
      </div>
      {waited && (
        <p id={waitId} className={classNames('quiet', styles.waiting)}>
          {!complete && t('lancamentos.wait')}
        </p>
      )}
      <div className={classNames(styles.line, styles.found)}>
        {/* without a match, the place of the students says so, and this text is for screen readers only */}
        <p ref={nota} tabIndex={-1} role="status" className={view.length > 0 ? 'quiet' : 'visually-hidden'}>
          {some || showed ? t('lancamentos.filter.found', { n: view.length }) : ''}
        </p>
        {/* shown for every filter: on a phone the filters are folded, and a link from the home may have set one */}
        {some && (
          <Button
            variant="link"
            onClick={() => {
              setChoice({ ...withoutChoice, sort: choice.sort })
              setShowed(true)
              nota.current?.focus({ preventScroll: true })
            }}
          >
            {t('lancamentos.filter.showAll')}
          </Button>
        )}
      </div>
    </Stack>
  )
}
