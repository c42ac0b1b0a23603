/** Messages, newest first, each read on its own: one failure hides no other; if all fail, it is one error. */
import { useView } from '@/access'
import { useQueries } from '@tanstack/react-query'
import { useEffect, type ReactNode, useRef, useState } from 'react'
import { type ApiError, isLost, reading } from '@/api'
import { type Classe, op } from '@/contract'
import { type Translate, useT } from '@/i18n'
import { useSession } from '@/session'
import { Button } from '@/ui/action/Button'
import { useLoadingPart } from '@/ui/action/LoadTogether'
import { useCarriedFocus } from '@/ui/action/useCarriedFocus'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { classNames } from '@/ui/look/classNames'
import { Empty } from '@/ui/page/Empty'
import { Row } from '@/ui/page/layout'
import { MoreButton } from '../../shared/MoreButton'
import { Section } from '../../shared/Section'
import { describeError } from '../../shared/describeError'
import { DiarioLink, type Origin } from '../classe/links'
import { RestToCome } from '../classe/RestToCome'
import { useAluno } from '../classe/student'
import styles from './RecadoList.module.css'
import { markLido } from './markLido'
import { classesOf, recadoIds, remetente, summaryOf, useClasseCalled, useLidos } from './recados'

/** The number of messages read at a time. */
const step = 20

interface Props {
  ids: readonly number[]
  /** The classes to name in each message; empty where the page is about one class. */
  classes?: readonly Classe[]
  /** Content in place of "none" while more messages may exist. */
  none?: ReactNode
  origin?: Origin
}

/** Why a message is missing; without a network only "not read", because the strip at the top says so already. */
const lackInWords = (t: Translate, error: ApiError): string =>
  isLost(error) ? t('diario.turmas.unread') : describeError(t, error).message

export function RecadoList({ ids, classes = [], none, origin }: Props) {
  const t = useT()
  const aluno = useAluno()
  const lidos = useLidos(aluno)
  const perfil = useSession()?.perfil
  const writes = useView() === 'teacher'
  const call = useClasseCalled()
  const [shown, setShown] = useState(step)
  const visible = ids.slice(0, shown)
  const list = useRef<HTMLUListElement>(null)
  const queries = useQueries({ queries: visible.map((id) => reading(op.GetRecado, { idPessoa: aluno.idPessoa, id })) })
  useLoadingPart(queries.slice(0, step).some((query) => query.isPending))
  // the retry button of a message disappears with its error, so the focus is carried on
  const hasButton = queries.filter(({ data, error }) => error && !data && error.kind !== 'notFound').length
  const carried = useCarriedFocus(list, hasButton)
  const gone = visible.filter((_, i) => !queries[i]?.data && queries[i]?.error?.kind === 'notFound')
  const goneIds = gone.join()
  useEffect(() => {
    for (const id of goneIds.split(',').filter(Boolean)) markLido(aluno, Number(id))
  }, [aluno, goneIds])
  const unread = queries.flatMap(({ data, error }) => (error && !data ? [error] : []))
  // without a network the others fail likewise, so none is waited for
  const lacking =
    unread.find(isLost) ?? (unread.length === queries.length && unread.find(({ kind }) => kind !== 'notFound'))
  if (lacking && !queries.some(({ data }) => data)) throw lacking
  if (ids.length === 0) {
    return none || <Empty title={t('diario.recados.none')} text={t('diario.recados.noneHint')} />
  }
  return (
    <>
      <ul
        {...plainList}
        {...carried}
        ref={list}
        className={classNames('ruled', styles.list)}
        hidden={gone.length === visible.length}
      >
        {visible.map((id, i) => {
          if (gone.includes(id)) return null
          const { data: answer, error, isFetching, refetch } = queries[i] ?? {}
          const sentTo = classesOf(t, classes, id, call)
          const data = answer?.reply
          // a message is not new to its author
          const isNew = !lidos.has(id) && !(writes && data && data.perfilRemetente === perfil)
          return (
            <li key={id} data-unread={isNew}>
              {error && !data ? (
                <Row gap={4} className={classNames('muted tight', styles.lacking)}>
                  {lackInWords(t, error)}
                  <Button
                    variant="link"
                    busy={isFetching === true}
                    busyLabel={t('frame.ui.loading')}
                    onClick={() => void refetch?.()}
                  >
                    {t('common.error.tryAgain')}
                  </Button>
                </Row>
              ) : (
                <DiarioLink to="recado" of={{ idRecado: id }} state={origin}>
                  <span className={styles.head}>
                    <span className={data && styles.sender}>{data ? remetente(t, data.perfilRemetente) : '…'}</span>
                    <ServiceText className="quiet">{sentTo}</ServiceText>
                    {isNew && <StateLabel tone="info">{t('diario.recados.unread')}</StateLabel>}
                  </span>
                  {data ? (
                    <ServiceText>{summaryOf(data.descricao)}</ServiceText>
                  ) : (
                    <span className={styles.waiting} aria-hidden="true" />
                  )}
                </DiarioLink>
              )}
            </li>
          )
        })}
      </ul>
      {gone.length > 0 && <p className="muted">{t('diario.recados.goneN', { n: gone.length })}</p>}
      <MoreButton
        pages={{ itens: visible, hasMore: ids.length > shown, more: () => setShown(shown + step) }}
        list={list}
      />
    </>
  )
}

/** The section of a class with the messages that were sent to it. */
export function ClasseRecados({ classe, whole }: { classe: Classe; whole: boolean }) {
  const t = useT()
  return (
    <section aria-labelledby="recados">
      <h2 id="recados">{t('frame.menu.recados')}</h2>
      <Section errorTitle={t('diario.recados.failed')}>
        <RecadoList
          ids={recadoIds([classe])}
          none={!whole && <RestToCome rest="unreadable" />}
          origin={{ idClasse: classe.id }}
        />
      </Section>
    </section>
  )
}
