/** Before grades become public: who has none, what students will see, and when. */
import { formatNota } from '@/domain/notas/typedGrade'
import { useT } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { Row, Stack } from '@/ui/page/layout'
import { Disclosure } from '@/ui/page/Disclosure'
import { GradeChip } from '@/ui/data/GradeChip'
import { Notice } from '@/ui/page/Notice'
import { ServiceText } from '@/ui/data/ServiceText'
import { check } from '../book/summary'
import { useDiario, useSummary } from '../context'
import { ChooseAvaliacao } from '../panels/Tools'
import { knownValue } from '../book/line'
import { Panel } from '../panels/Panel'
import styles from '../panels/Panel.module.css'

/** Names listed; further ones are counted. */
const listed = 60

export function Publish() {
  const t = useT()
  const { book, sending, column, closePanel } = useDiario()
  useSummary()
  const chave = column?.chave ?? ''
  const { toPublish, naoEnviadas, published, semNota } = check(book, chave)
  const media = settings().grading?.passingAverage
  const below = media === undefined ? 0 : toPublish.filter((line) => (knownValue(line, chave) ?? media) < media).length
  const [first] = toPublish
  const nothing = toPublish.length + naoEnviadas.length === 0
  const publish = () => {
    const ids = toPublish.map(({ id }) => id)
    book.make(ids, chave, 'publicada')
    void sending.send(ids)
    closePanel(true)
  }
  return (
    <Panel
      title={t('lancamentos.publicar.title')}
      action={
        nothing
          ? null
          : {
              label: t(first ? 'lancamentos.publicar.sim' : 'lancamentos.publicar.button', { n: toPublish.length }),
              onPress: publish,
              whyNot: naoEnviadas.length > 0 ? t('lancamentos.publicar.antes', { n: naoEnviadas.length }) : null,
            }
      }
    >
      <ChooseAvaliacao label={t('lancamentos.avaliacao')} />
      <ul className={styles.list}>
        <li>{t('lancamentos.publicar.howMany', { n: toPublish.length })}</li>
        {published.length > 0 && <li>{t('lancamentos.publicar.ja', { n: published.length })}</li>}
        {media !== undefined && toPublish.length > 0 && (
          <li>{t('lancamentos.publicar.below', { n: below, media: formatNota(media, book.sign) })}</li>
        )}
        {semNota.length === 0 && <li>{t('lancamentos.publicar.all')}</li>}
      </ul>
      {nothing && <ElsewhereReady count={({ toPublish }) => toPublish.length} />}
      {semNota.length > 0 && (
        <Disclosure summary={t('lancamentos.publicar.ungraded', { n: semNota.length })}>
          <ul className={styles.names}>
            {semNota.slice(0, listed).map(({ id, record }) => (
              <li key={id}>
                <ServiceText>{record.nome}</ServiceText>
              </li>
            ))}
            {semNota.length > listed && <li>{t('lancamentos.andMore', { n: semNota.length - listed })}</li>}
          </ul>
        </Disclosure>
      )}
      {first && column && (
        <div>
          <h3>{t('lancamentos.publicar.seenBy')}</h3>
          <div className={styles.example}>
            <ServiceText>{column.nome}</ServiceText>
            <GradeChip valor={knownValue(first, chave)} state="publicada" />
          </div>
          <p className={styles.hint}>{t('lancamentos.publicar.example')}</p>
        </div>
      )}
      {first && <Notice tone="warn" text={t('lancamentos.publicar.naHora')} />}
    </Panel>
  )
}

/** Where the evaluation that is looked at has nothing to publish or to close: those that have, each one press away. */
export function ElsewhereReady({ count }: { count: (of: ReturnType<typeof check>, chave: string) => number }) {
  const t = useT()
  const { book, columns, setColumn } = useDiario()
  const ready = columns
    .map(({ chave, titulo }) => ({ chave, titulo, n: count(check(book, chave), chave) }))
    .filter(({ n }) => n > 0)
  if (ready.length === 0) return null
  return (
    <Stack gap={1}>
      <p>{t('lancamentos.elsewhere')}</p>
      <Row gap={4}>
        {ready.map(({ chave, titulo, n }) => (
          <Button
            key={chave}
            variant="link"
            onClick={(event) => {
              // the button goes: what it chose takes the focus
              event.currentTarget.closest('section')?.querySelector('select')?.focus()
              setColumn(chave)
            }}
          >
            <ServiceText>{titulo}</ServiceText> ({n})
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
