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
  setEscolha: (escolha: Choice) => void
  onColar: () => void
  onPublicar: () => void
  onFechar: () => void
  /** On a phone what is rarely looked for is folded: the evaluation and the fields come first. */
  larga: boolean
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
  const { colunas, coluna, setColuna } = useDiario()
  return (
    <Campo label={label}>
      {(id) => (
        <select id={id} lang="pt-BR" value={coluna?.chave ?? ''} onChange={(event) => setColuna(event.target.value)}>
          {colunas.map(({ chave, nome, grupo }) => (
            <option key={chave} value={chave}>
              {tame(`${nome} · ${grupo ?? t('lancamentos.complementary')}`)}
            </option>
          ))}
        </select>
      )}
    </Campo>
  )
}

const orders = ['list', 'name', 'nameDown', 'partial', 'absencesDown'] as const

/** On a phone, which has no heads to press. */
function ChooseOrder({ escolha, setEscolha }: Pick<Props, 'escolha' | 'setEscolha'>) {
  const t = useT()
  const { livro } = useDiario()
  const { sort } = escolha
  return (
    <Campo label={t('lancamentos.ordem.label')}>
      {(id) => (
        <select
          id={id}
          value={sort ? `${sort.by}${sort.down ? 'Down' : ''}` : 'list'}
          onChange={({ target }) => {
            const order = orders.find((one) => one === target.value) ?? 'list'
            if (order === 'list') setEscolha({ ...escolha, sort: null })
            else if (order === 'name' || order === 'partial')
              setEscolha({ ...escolha, sort: sortBy(livro, order, false) })
            else setEscolha({ ...escolha, sort: sortBy(livro, order === 'nameDown' ? 'name' : 'absences', true) })
          }}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`lancamentos.ordem.${order}`)}
            </option>
          ))}
        </select>
      )}
    </Campo>
  )
}

export function Tools({ escolha, setEscolha, onColar, onPublicar, onFechar, larga }: Props) {
  const t = useT()
  const { livro, editavel, completo, colunas, coluna, vista, mover } = useDiario()
  // said once for all of them, and its line stays: what stands below may not move when the last page comes
  const [esperou] = useState(!completo)
  const idEspera = useId()
  const espera = completo ? null : idEspera
  const semNota = escolha.semNotaEm !== null
  const alguns = semNota || escolha.nome !== ''
  const nota = useRef<HTMLParagraphElement>(null)
  const [mostrou, setMostrou] = useState(false)
  const doFiltro = colunas.find(({ chave }) => chave === escolha.semNotaEm) ?? coluna
  // once a term: on a phone it leaves the room to the students
  const fechar = editavel && (
    <Button id={openers.fechar} onClick={onFechar} disabledBy={espera}>
      {t('lancamentos.close.open')}
    </Button>
  )
  const procura = (
    <>
      <Campo label={t('lancamentos.filtro.nome')} icon={larga && 'search'}>
        {(id) => (
          <SearchInput
            id={id}
            placeholder={larga ? t('lancamentos.filtro.whom') : undefined}
            value={escolha.nome}
            onChange={(nome) => setEscolha({ ...escolha, nome })}
            onEnter={() => {
              const first = vista.find((one) => mayWrite(livro.get(one), coluna?.chave ?? ''))
              if (first !== undefined) mover(first, coluna?.chave ?? '')
            }}
          />
        )}
      </Campo>
      {!larga && <ChooseOrder {...{ escolha, setEscolha }} />}
      {doFiltro && (
        <label className={styles.mark}>
          <input
            type="checkbox"
            checked={semNota}
            onChange={() => setEscolha({ ...escolha, semNotaEm: semNota ? null : doFiltro.chave })}
          />
          <span title={tame(doFiltro.titulo)}>
            {t('lancamentos.filtro.ungraded')} <ServiceText>{doFiltro.titulo}</ServiceText>
          </span>
        </label>
      )}
    </>
  )
  return (
    <div className={`${styles.tools} no-print`}>
      {!larga && (
        <Disclosure summary={t('lancamentos.filtro.open')}>
          <div className={styles.line}>{procura}</div>
          <div className={styles.line}>{fechar}</div>
        </Disclosure>
      )}
      <div className={styles.line}>
        {larga && procura}
        {editavel && (
          <>
            <Button id={openers.colar} onClick={onColar}>
              {t('lancamentos.colar.button')}
            </Button>
            <Button id={openers.publicar} onClick={onPublicar} disabledBy={espera}>
              {t('lancamentos.publicar.button')}
            </Button>
          </>
        )}
        {larga && fechar}
      </div>
      {esperou && (
        <p id={idEspera} className={styles.waiting}>
          {!completo && t('lancamentos.wait')}
        </p>
      )}
      <div className={`${styles.line} ${styles.found}`}>
        {/* that nobody is left is said in place of the students */}
        <p ref={nota} tabIndex={-1} role="status" className={vista.length > 0 ? styles.nota : 'visually-hidden'}>
          {alguns || mostrou ? t('lancamentos.filtro.found', { n: vista.length }) : ''}
        </p>
        {/* what makes the list shorter is folded on a phone, and may have been chosen on the home */}
        {alguns && (
          <Button
            variant="link"
            onClick={() => {
              setEscolha({ ...withoutChoice, sort: escolha.sort })
              setMostrou(true)
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
