/** Before grades become public: who has none, what students will see, and when. */
import { formatNota } from '@/domain/notas/typedGrade'
import { useT } from '@/i18n'
import { settings } from '@/settings'
import { Disclosure } from '@/ui/page/Disclosure'
import { GradeChip } from '@/ui/data/GradeChip'
import { Notice } from '@/ui/page/Notice'
import { ServiceText } from '@/ui/data/ServiceText'
import { check } from './check'
import { ElsewhereReady } from './ElsewhereReady'
import { useDiario, useSummary } from '../context'
import { ChooseAvaliacao } from '../panels/Tools'
import { knownValue } from '../book/line'
import { Panel } from '../panels/Panel'
import styles from '../panels/Panel.module.css'

/** Names listed; further ones are counted. */
const listed = 60

export function Publish({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const t = useT()
  const { book, sending, column } = useDiario()
  useSummary(book)
  const chave = column?.chave ?? ''
  const { toPublish, naoEnviadas, published, semNota } = check(book, chave)
  const media = settings().grading?.passingAverage
  const below = media === undefined ? 0 : toPublish.filter((line) => (knownValue(line, chave) ?? media) < media).length
  const [first] = toPublish
  const publish = () => {
    const ids = toPublish.map(({ id }) => id)
    book.make(ids, chave, 'publicada')
    void sending.send(ids)
    onSent()
  }
  return (
    <Panel
      title={t('lancamentos.publicar.title')}
      onClose={onClose}
      action={
        toPublish.length + naoEnviadas.length === 0
          ? null
          : {
              label:
                toPublish.length === 0
                  ? t('lancamentos.publicar.button')
                  : t('lancamentos.publicar.sim', { n: toPublish.length }),
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
      {toPublish.length + naoEnviadas.length === 0 && <ElsewhereReady count={({ toPublish }) => toPublish.length} />}
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
      {toPublish.length > 0 && (
        <Notice tone="warn">
          <p>{t('lancamentos.publicar.naHora')}</p>
        </Notice>
      )}
    </Panel>
  )
}
