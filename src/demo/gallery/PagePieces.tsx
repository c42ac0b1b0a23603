/** What a page is made of: `ui/page`. */
import { useT } from '@/i18n'
import { signs, type Tone } from '@/ui/look/tone'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/page/Card'
import { Disclosure } from '@/ui/page/Disclosure'
import { Empty } from '@/ui/page/Empty'
import { Row, Stack } from '@/ui/page/layout'
import { Notebook } from '@/ui/page/Notebook'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { Steps } from '@/ui/page/Steps'
import { Untold } from '@/ui/page/Untold'
import { Link } from '@/ui/page/way'
import { Piece, State } from './Piece'

const tones = Object.keys(signs) as Tone[] // the keys of a constant

export function PagePieces() {
  const t = useT()
  const back = <Link to="#PageHeader">{t('diario.turmas.mine')}</Link>
  return (
    <>
      <Piece name="PageHeader">
        <State name="back, lead, actions">
          <PageHeader
            title={t('diario.notas.title')}
            lead={t('diario.notas.nonePublishedHint')}
            back={back}
            actions={<Button>{t('diario.notas.print')}</Button>}
          />
        </State>
        <State name="line">
          <PageHeader line title={t('diario.notas.title')} actions={<Button>{t('diario.notas.print')}</Button>} />
        </State>
      </Piece>
      <Piece name="Notebook">
        <State name="with its head">
          <Notebook>
            <PageHeader margin title={t('diario.notas.title')} />
            <p>{t('diario.notas.nonePublished')}</p>
          </Notebook>
        </State>
      </Piece>
      <Piece name="Card">
        <State name="still">
          <Card>{t('diario.notas.nonePublished')}</Card>
        </State>
      </Piece>
      <Piece name="Notice">
        {tones.map((tone) => (
          <State key={tone} name={tone}>
            <Notice tone={tone} title={t('comum.erro.title')}>
              <p>{t('comum.erro.unreadable')}</p>
              <Button>{t('comum.erro.tryAgain')}</Button>
            </Notice>
          </State>
        ))}
      </Piece>
      <Piece name="Empty">
        <State name="with a way on">
          <Empty title={t('diario.turmas.empty')}>
            <p>{t('diario.turmas.emptyHint')}</p>
            <Link to="#Empty">{t('comum.erro.home')}</Link>
          </Empty>
        </State>
      </Piece>
      <Piece name="Disclosure">
        <State name="closed">
          <Disclosure summary={t('diario.legenda.title')}>{t('diario.legenda.fechada')}</Disclosure>
        </State>
        <State name="open">
          <Disclosure open summary={t('diario.legenda.title')}>
            {t('diario.legenda.fechada')}
          </Disclosure>
        </State>
      </Piece>
      <Piece name="Skeleton">
        <State name="named, with a way out of a long wait">
          <Skeleton lines={2} name={t('diario.notas.title')} onRetry={() => undefined} />
        </State>
      </Piece>
      <Piece name="Steps">
        <State name="3 of 7">
          <Steps n={3} total={7} />
        </State>
      </Piece>
      <Piece name="Untold">
        <State name="inside a line">
          <p>
            {t('diario.vem.next')} <Untold like={t('diario.vem.tomorrow')} />
          </p>
        </State>
      </Piece>
      <Piece name="layout">
        <State name="Stack">
          <Stack gap={2}>
            <span>{t('diario.hoje.today')}</span>
            <span>{t('diario.hoje.tomorrow')}</span>
          </Stack>
        </State>
        <State name="Row, between">
          <Row between>
            <span>{t('diario.hoje.today')}</span>
            <span>{t('diario.hoje.tomorrow')}</span>
          </Row>
        </State>
      </Piece>
      <Piece name="way">
        <State name="Link">
          <Link to="#way">{t('comum.erro.home')}</Link>
        </State>
      </Piece>
    </>
  )
}
