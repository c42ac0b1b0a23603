/** What is looked at, and the ways in and out: paste, publishing, closing. */
import { type ReactNode, useId, useRef, useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Disclosure } from '@/ui/page/Disclosure'
import { SearchInput } from '@/ui/action/Filter'
import { Icon, type IconName } from '@/ui/drawing/Icon'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { useDiario } from '../context'
import styles from './Tools.module.css'
import { openers } from '../keys/place'
import { mayWrite } from '../keys/navigate'
import { sortBy } from '../book/sort'
import { type Choice, withoutChoice } from '../book/view'

interface Props {
  escolha: Choice
  setChoice: (escolha: Choice) => void
  onPaste: () => void
  onPublish: () => void
  onClose: () => void
  /** On a phone what is rarely looked for is folded: the evaluation and the fields come first. */
  wide: boolean
}

function Campo({
  label,
  icon,
  children,
}: {
  label: string
  icon?: IconName | false
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.field} data-icon={icon ? true : undefined}>
      <label htmlFor={id}>
        {/* known by its drawing: the room is for the others of the line */}
        {icon && <Icon name={icon} />}
        <span className={icon ? 'visually-hidden' : undefined}>{label}</span>
      </label>
      {children(id)}
    </div>
  )
}

/** Which evaluation: the phone shows one at a time; the picture, publishing and closing speak of one. */
export function ChooseAvaliacao({ label }: { label: string }) {
  const t = useT()
  const { columns, column, setColumn } = useDiario()
  return (
    <Campo label={label}>
      {(id) => (
        <select id={id} lang="pt-BR" value={column?.chave ?? ''} onChange={(event) => setColumn(event.target.value)}>
          {columns.map(({ chave, nome, grupo }) => (
            <option key={chave} value={chave}>
              {tame(`${nome} · ${grupo ?? t('lancamentos.complementary')}`)}
            </option>
          ))}
        </select>
      )}
    </Campo>
  )
}

/** The order of the school, then those by a head and its direction. */
const orders = [
  ['list'],
  ['name', 'name', false],
  ['nameDown', 'name', true],
  ['partial', 'partial', false],
  ['absencesDown', 'absences', true],
] as const

/** On a phone, which has no heads to press. */
function ChooseOrder({ escolha, setChoice }: Pick<Props, 'escolha' | 'setChoice'>) {
  const t = useT()
  const { book } = useDiario()
  const { sort } = escolha
  return (
    <Campo label={t('lancamentos.ordem.label')}>
      {(id) => (
        <select
          id={id}
          value={sort ? `${sort.by}${sort.down ? 'Down' : ''}` : 'list'}
          onChange={({ target }) => {
            const [, by, down] = orders.find(([order]) => order === target.value) ?? []
            setChoice({ ...escolha, sort: by ? sortBy(book, by, down) : null })
          }}
        >
          {orders.map(([order]) => (
            <option key={order} value={order}>
              {t(`lancamentos.ordem.${order}`)}
            </option>
          ))}
        </select>
      )}
    </Campo>
  )
}

export function Tools({ escolha, setChoice, onPaste, onPublish, onClose, wide }: Props) {
  const t = useT()
  const { book, editable, complete, columns, column, view, move } = useDiario()
  // said once for all of them, and its line stays: what stands below may not move when the last page comes
  const [waited] = useState(!complete)
  const idEspera = useId()
  const espera = complete ? null : idEspera
  const semNota = escolha.semNotaEm !== null
  const some = semNota || escolha.nome !== ''
  const nota = useRef<HTMLParagraphElement>(null)
  const [showed, setShowed] = useState(false)
  const ofFilter = columns.find(({ chave }) => chave === escolha.semNotaEm) ?? column
  // once a term: on a phone it leaves the room to the students
  const fechar = editable && (
    <Button id={openers.fechar} onClick={onClose} disabledBy={espera}>
      {t('lancamentos.close.open')}
    </Button>
  )
  const searchField = (
    <>
      <Campo label={t('lancamentos.filtro.nome')} icon={wide && 'search'}>
        {(id) => (
          <SearchInput
            id={id}
            placeholder={wide ? t('lancamentos.filtro.whom') : undefined}
            value={escolha.nome}
            onChange={(nome) => setChoice({ ...escolha, nome })}
            onEnter={() => {
              const first = view.find((one) => mayWrite(book.get(one), column?.chave ?? ''))
              if (first !== undefined) move(first, column?.chave ?? '')
            }}
          />
        )}
      </Campo>
      {!wide && <ChooseOrder {...{ escolha, setChoice }} />}
      {ofFilter && (
        <label className={styles.mark}>
          <input
            type="checkbox"
            checked={semNota}
            onChange={() => setChoice({ ...escolha, semNotaEm: semNota ? null : ofFilter.chave })}
          />
          <span title={tame(ofFilter.titulo)}>
            {t('lancamentos.filtro.ungraded')} <ServiceText>{ofFilter.titulo}</ServiceText>
          </span>
        </label>
      )}
    </>
  )
  return (
    <div className={`${styles.tools} no-print`}>
      {!wide && (
        <Disclosure summary={t('lancamentos.filtro.open')}>
          <div className={styles.line}>{searchField}</div>
          <div className={styles.line}>{fechar}</div>
        </Disclosure>
      )}
      <div className={styles.line}>
        {wide && searchField}
        {editable && (
          <>
            <Button id={openers.colar} onClick={onPaste}>
              {t('lancamentos.colar.button')}
            </Button>
            <Button id={openers.publicar} onClick={onPublish} disabledBy={espera}>
              {t('lancamentos.publicar.button')}
            </Button>
          </>
        )}
        {wide && fechar}
      </div>
      {waited && (
        <p id={idEspera} className={styles.waiting}>
          {!complete && t('lancamentos.wait')}
        </p>
      )}
      <div className={`${styles.line} ${styles.found}`}>
        {/* that nobody is left is said in place of the students */}
        <p ref={nota} tabIndex={-1} role="status" className={view.length > 0 ? styles.nota : 'visually-hidden'}>
          {some || showed ? t('lancamentos.filtro.found', { n: view.length }) : ''}
        </p>
        {/* what makes the list shorter is folded on a phone, and may have been chosen on the home */}
        {some && (
          <Button
            variant="link"
            onClick={() => {
              setChoice({ ...withoutChoice, sort: escolha.sort })
              setShowed(true)
              nota.current?.focus({ preventScroll: true })
            }}
          >
            {t('lancamentos.filtro.showAll')}
          </Button>
        )}
      </div>
    </div>
  )
}
