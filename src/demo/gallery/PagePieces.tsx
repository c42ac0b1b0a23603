/** Samples of `ui/page`: headers, notices, cards, layout. */
import { useT } from '@/i18n'
import { signs, type Tone } from '@/ui/look/tone'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/page/Card'
import { Disclosure } from '@/ui/page/Disclosure'
import { Empty } from '@/ui/page/Empty'
import { Row, Stack } from '@/ui/page/layout'
import { Notebook } from '@/ui/page/Notebook'
import { Notice } from '@/ui/page/Notice'
import { Icon } from '@/ui/drawing/Icon'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { Steps } from '@/ui/page/Steps'
import { TextPlaceholder } from '@/ui/page/TextPlaceholder'
import { Jump, Link } from '@/ui/page/navigation'
import { each, Pieces } from './Piece'

export const tones = Object.keys(signs) as Tone[] // the keys of `signs`

export function PagePieces() {
  const t = useT()
  const title = t('diario.notas.title')
  const none = t('diario.notas.nonePublished')
  const print = <Button>{t('diario.notas.print')}</Button>
  const back = <Link to="#PageHeader">{t('diario.turmas.mine')}</Link>
  const legend = { summary: t('diario.legend.title'), children: t('diario.legend.fechada') }
  const days = [<span key={0}>{t('diario.today.today')}</span>, <span key={1}>{t('diario.today.tomorrow')}</span>]
  return (
    <Pieces
      of={{
        PageHeader: {
          'back, lead, actions': (
            <PageHeader title={title} lead={t('diario.notas.nonePublishedHint')} back={back} actions={print} />
          ),
          aside: <PageHeader title={title} back={back} aside={<Icon name="message" size="1.75rem" />} />,
          line: <PageHeader line title={title} actions={print} />,
        },
        Notebook: {
          'with its head': (
            <Notebook>
              <PageHeader margin title={title} />
              <p>{none}</p>
            </Notebook>
          ),
        },
        Card: { still: <Card>{none}</Card> },
        Notice: each(tones, (tone) => (
          <Notice tone={tone} title={t('frame.fault.title')}>
            <p>{t('common.error.unreadable')}</p>
            <Button>{t('common.error.tryAgain')}</Button>
          </Notice>
        )),
        Empty: {
          'with a way on': (
            <Empty title={t('diario.turmas.empty')}>
              <p>{t('diario.turmas.emptyHint')}</p>
              <Link to="#Empty">{t('frame.fault.home')}</Link>
            </Empty>
          ),
        },
        Disclosure: { closed: <Disclosure {...legend} />, open: <Disclosure open {...legend} /> },
        Skeleton: {
          'named, with a way out of a long wait': <Skeleton lines={2} name={title} onRetry={() => undefined} />,
        },
        Steps: { '3 of 7': <Steps n={3} total={7} /> },
        TextPlaceholder: {
          'inside a line': (
            <p>
              {t('diario.ahead.next')} <TextPlaceholder like={t('diario.ahead.tomorrow')} />
            </p>
          ),
        },
        layout: { Stack: <Stack gap={2}>{days}</Stack>, 'Row, between': <Row between>{days}</Row> },
        navigation: {
          Link: <Link to="#navigation">{t('frame.fault.home')}</Link>,
          Jump: <Jump to="navigation">{t('common.skip.conteudo')}</Jump>,
        },
      }}
    />
  )
}
