/** What the service says is left, or that nobody knows: then it is asked again before anything else. */
import { useT } from '@/i18n'
import { useSession } from '@/session'
import { Button } from '@/ui/Button'
import type { Refused } from '@/ui/form/context'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { ServiceText } from '@/ui/ServiceText'
import { ficou, isVazia, mesmaConta, type Passo, procura } from './papeis'
import { PosseLista } from './PosseLista'

interface Props {
  passo: Extract<Passo, { step: 'done' | 'uncertain' }>
  refused: Refused | null
  pending: boolean
  lookUp: (userName: string) => Promise<void>
  go: (next: Passo) => void
}

export function PapeisFim({ passo, refused, pending, lookUp, go }: Props) {
  const t = useT()
  const session = useSession()
  const { userName } = passo
  const verify = (
    <Button
      variant={passo.step === 'done' ? 'secondary' : 'primary'}
      busy={pending}
      busyLabel={t('papeis.procurando')}
      onClick={() => void lookUp(userName)}
    >
      {t('papeis.verDeNovo')}
    </Button>
  )
  const other = (
    <Button
      onClick={() => {
        go(procura)
      }}
    >
      {t('papeis.outro')}
    </Button>
  )
  const failure = refused && (
    <Notice tone="bad" role="alert">
      {refused.fromService ? <ServiceText>{refused.message}</ServiceText> : refused.message}
    </Notice>
  )
  if (passo.step === 'uncertain') {
    return (
      <Stack gap={5}>
        <h2 tabIndex={-1}>{t('papeis.incerto.title')}</h2>
        <Notice tone="warn">{t('papeis.incerto.texto')}</Notice>
        <PosseLista title={t('papeis.incerto.pedido')} posse={passo.removida} empty={t('papeis.perdeNada')} />
        {failure}
        <Row>{verify}</Row>
      </Stack>
    )
  }
  const left = ficou(passo.depois, passo.removida)
  return (
    <Stack gap={5}>
      <h2 tabIndex={-1}>
        {t(isVazia(left) ? 'papeis.feito.title' : 'papeis.feito.emParte')} <bdi>{userName}</bdi>
      </h2>
      {!isVazia(left) && <PosseLista title={t('papeis.feito.continua')} posse={left} empty={t('papeis.perdeNada')} />}
      {passo.antes && <PosseLista title={t('papeis.feito.antes')} posse={passo.antes} empty={t('papeis.ficaNada')} />}
      <PosseLista title={t('papeis.feito.depois')} posse={passo.depois} empty={t('papeis.ficaNada')} />
      {session !== null && mesmaConta(session.userName, userName) && <Notice>{t('papeis.propria.depois')}</Notice>}
      {failure}
      <Row>
        {other}
        {verify}
      </Row>
    </Stack>
  )
}
