/** What the service says is left, or that nobody knows: then it is asked again before anything else. */
import { useEffect, useRef } from 'react'
import { useT } from '@/i18n'
import { useSession } from '@/session'
import { Button } from '@/ui/action/Button'
import type { Refused } from '@/ui/form/context'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { ServiceText } from '@/ui/data/ServiceText'
import { signs } from '@/ui/look/tone'
import {
  permissionsLeft,
  stayed,
  isWithoutPapeis,
  withoutPapeis,
  sameAccount,
  type PapeisStep,
  firstStep,
  titulo,
} from './papeis'
import styles from './PapeisScreen.module.css'
import { PapeisList } from './PapeisList'

interface Props {
  passo: Extract<PapeisStep, { step: 'done' | 'uncertain' }>
  refused: Refused | null
  pending: boolean
  lookUp: (userName: string) => Promise<void>
  go: (next: PapeisStep) => void
}

export function PapeisDone({ passo, refused, pending, lookUp, go }: Props) {
  const t = useT()
  const session = useSession()
  const { userName } = passo
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) said.current?.focus()
  }, [refused])
  const failure = refused && (
    <div ref={said} tabIndex={-1}>
      <Notice tone="bad" role="alert">
        {refused.fromService ? <ServiceText>{refused.message}</ServiceText> : refused.message}
      </Notice>
    </div>
  )
  if (passo.step === 'uncertain') {
    return (
      <Stack gap={5}>
        <h2 tabIndex={-1}>{t('papeis.incerto.title')}</h2>
        <Notice tone="warn">{t('papeis.incerto.texto')}</Notice>
        <PapeisList title={t('papeis.incerto.pedido')} posse={passo.removida} empty={t('papeis.perdeNada')} />
        {failure}
        <Row>
          <Button
            variant="primary"
            busy={pending}
            busyLabel={t('papeis.procurando')}
            onClick={() => void lookUp(userName)}
          >
            {t('papeis.verDeNovo')}
          </Button>
        </Row>
      </Stack>
    )
  }
  const left = stayed(passo.depois, passo.removida)
  const gone = withoutPapeis(passo.removida, left)
  return (
    <Stack gap={5}>
      <h2 tabIndex={-1} className={styles.done}>
        {isWithoutPapeis(left) && <span aria-hidden="true">{signs.ok}</span>}
        <span>
          {isWithoutPapeis(left) || isWithoutPapeis(gone) ? titulo(t, gone) : t('papeis.feito.emParte')}{' '}
          <bdi>{userName}</bdi>
        </span>
      </h2>
      {!isWithoutPapeis(left) && (
        <PapeisList title={t('papeis.feito.continua')} posse={left} empty={t('papeis.perdeNada')} />
      )}
      {!isWithoutPapeis(gone) && (
        <PapeisList title={t('papeis.feito.saiu')} posse={gone} empty={t('papeis.perdeNada')} />
      )}
      <PapeisList title={t('papeis.feito.depois')} posse={passo.depois} empty={t('papeis.ficaNada')} />
      {permissionsLeft(passo.depois, gone) && <p>{t('papeis.ficaPermissao')}</p>}
      {session !== null && sameAccount(session.userName, userName) && <Notice>{t('papeis.propria.depois')}</Notice>}
      <Row>
        <Button
          onClick={() => {
            go(firstStep)
          }}
        >
          {t('papeis.outro')}
        </Button>
      </Row>
    </Stack>
  )
}
