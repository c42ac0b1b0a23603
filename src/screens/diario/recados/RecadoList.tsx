/** Messages, newest first, each read by itself: one that is gone or fails leaves the others. Unread ones say so. */
import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { isLost, reading } from '@/api'
import { type Classe, op } from '@/contract'
import { useT } from '@/i18n'
import { useSession } from '@/session'
import { Button } from '@/ui/action/Button'
import { useWaiting } from '@/ui/action/Held'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { Empty } from '@/ui/page/Empty'
import { MoreButton } from '../../shared/MoreButton'
import { sayError } from '../../shared/sayError'
import { type Origin, originOf } from '../classe/origin'
import { askFor, useAluno, useDiarioPath } from '../classe/student'
import { useLidos } from './opened'
import styles from './RecadoList.module.css'
import { classesOf, recadoIds, remetente, summaryOf, useClasseCalled } from './recados'

/** Messages read at a time. */
const step = 20

interface Props {
  ids: readonly number[]
  /** Where they were sent to, to be named in each; none where the page is about one class. */
  classes?: readonly Classe[]
  /** The page is nothing without them: where the network let none of them through, it says so once. */
  whole?: boolean
  /** The class whose messages they are. */
  origin?: Origin
}

export function RecadoList({ ids, classes = [], whole = false, origin }: Props) {
  const t = useT()
  const aluno = useAluno()
  const path = useDiarioPath()
  const lidos = useLidos(aluno)
  const perfil = useSession()?.perfil
  const call = useClasseCalled()
  const [shown, setShown] = useState(step)
  const visible = ids.slice(0, shown)
  const list = useRef<HTMLUListElement>(null)
  const pages = {
    itens: visible,
    hasMore: ids.length > shown,
    maybeMore: false,
    loadingMore: false,
    error: null,
    more: () => {
      setShown(shown + step)
      return Promise.resolve()
    },
  }
  const queries = useQueries({ queries: visible.map((id) => reading(op.GetRecado, { ...askFor(aluno), id })) })
  useWaiting(queries.slice(0, step).some((query) => query.isPending))
  // the first that did not get through speaks for those that are still tried
  const lacking = queries.find(({ error }) => error && isLost(error))?.error
  if (whole && lacking && !queries.some(({ data }) => data)) throw lacking
  if (ids.length === 0) {
    return <Empty title={t('diario.recados.none')} text={t('diario.recados.noneHint')} />
  }
  return (
    <>
      <ul {...plainList} ref={list} className={styles.list}>
        {visible.map((id, i) => {
          const { data: answer, error, isFetching, refetch } = queries[i] ?? {}
          const sentTo = classesOf(t, classes, id, call)
          const data = answer?.reply
          // nothing is new to who wrote it, unlike the teacher whose class it went to
          const nova = !lidos.has(id) && !(data && data.perfilRemetente === perfil)
          return (
            <li key={id} data-unread={nova}>
              {error && !data ? (
                <p className={styles.gone}>
                  {/* the strip says already that there is no network */}
                  {error.kind === 'notFound' && t('diario.recados.gone')}
                  {isLost(error) && t('diario.turmas.unread')}
                  {error.kind !== 'notFound' && !isLost(error) && sayError(t, error).message}
                  {error.kind !== 'notFound' && (
                    <Button
                      variant="link"
                      busy={isFetching === true}
                      busyLabel={t('moldura.ui.loading')}
                      onClick={() => void refetch?.()}
                    >
                      {t('comum.erro.tryAgain')}
                    </Button>
                  )}
                </p>
              ) : (
                <Link to={path('recado', { idRecado: id })} state={origin}>
                  <span className={styles.head}>
                    <span className={data && styles.sender}>{data ? remetente(t, data.perfilRemetente) : '…'}</span>
                    {sentTo && <ServiceText className={styles.sentTo}>{sentTo}</ServiceText>}
                    {nova && <StateLabel tone="info">{t('diario.recados.unread')}</StateLabel>}
                  </span>
                  {data ? (
                    <ServiceText>{summaryOf(data.descricao)}</ServiceText>
                  ) : (
                    <span className={styles.waiting} aria-hidden="true" />
                  )}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
      <MoreButton pages={pages} list={list} />
    </>
  )
}

/** The section of a class with the messages that were sent to it. */
export function ClasseRecados({ classe }: { classe: Classe }) {
  const t = useT()
  return (
    <section aria-labelledby="recados">
      <h2 id="recados">{t('moldura.menu.recados')}</h2>
      <RecadoList ids={recadoIds([classe])} origin={originOf(classe)} />
    </section>
  )
}
