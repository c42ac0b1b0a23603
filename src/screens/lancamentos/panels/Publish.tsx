/** The panel before publishing: how many grades families will see at once, who has none, and one as it will look. */
import { isBelow } from '@/domain/notas/hundredths'
import { formatNota } from '@/domain/notas/writtenGrade'
import { useT } from '@/i18n'
import { settings } from '@/settings'
import { GradeChip } from '@/ui/data/GradeChip'
import { ServiceText } from '@/ui/data/ServiceText'
import { Disclosure } from '@/ui/page/Disclosure'
import { Notice } from '@/ui/page/Notice'
import { knownValue } from '../book/line'
import { check } from '../book/summary'
import { useGradebookView, useSummary } from '../context'
import { ElsewhereReady } from './ElsewhereReady'
import { Panel } from './Panel'
import styles from './Panel.module.css'
import { ChooseAvaliacao } from './Tools'

/** How many students are listed by name; further ones are counted. */
const listed = 60

export function Publish() {
  const t = useT()
  const { book, sending, column, whole, closePanel } = useGradebookView()
  useSummary()
  const chave = column?.chave ?? ''
  const { toPublish, unsent, published, noGrade, unseen } = check(book, chave)
  const takenAlong = toPublish.filter((line) => unseen.includes(line)).length
  const media = settings().grading?.passingAverage
  const below =
    media === undefined ? 0 : toPublish.filter((line) => isBelow(knownValue(line, chave) ?? media, media)).length
  const [first] = toPublish
  const nothing = toPublish.length + unsent.length === 0
  const publish = () => {
    const ids = toPublish.map(({ id }) => id)
    book.mark(ids, chave, 'publicada')
    void sending.send(ids, chave)
    closePanel(true)
  }
  return (
    <Panel
      title={t('lancamentos.publish.title')}
      action={
        nothing
          ? null
          : {
              label: t(first ? 'lancamentos.publish.yes' : 'lancamentos.publish.button', { n: toPublish.length }),
              onPress: publish,
              whyNot: unsent.length > 0 ? t('lancamentos.publish.first', { n: unsent.length }) : null,
            }
      }
    >
      <ChooseAvaliacao label={t('lancamentos.avaliacao')} />
      {/* the consequence comes first, because the sticky button can be pressed without scrolling */}
      {first && <Notice tone="warn" text={t('lancamentos.publish.atOnce')} />}
      <ul className={styles.list}>
        {(nothing || toPublish.length > 0) && <li>{t('lancamentos.publish.howMany', { n: toPublish.length })}</li>}
        {published.length > 0 && <li>{t('lancamentos.publish.already', { n: published.length })}</li>}
        {media !== undefined && toPublish.length > 0 && (
          <li>{t('lancamentos.publish.below', { n: below, media: formatNota(media, book.sign) })}</li>
        )}
        {whole && noGrade.length === 0 && toPublish.length + published.length > 0 && (
          <li>{t('lancamentos.publish.all')}</li>
        )}
        {takenAlong > 0 && <li>{t('lancamentos.becoming.unseen', { n: takenAlong })}</li>}
      </ul>
      {nothing && <ElsewhereReady count={({ toPublish }) => toPublish.length} />}
      {noGrade.length > 0 && (
        <Disclosure summary={t('lancamentos.publish.ungraded', { n: noGrade.length })}>
          <ul className={styles.names}>
            {noGrade.slice(0, listed).map(({ id, aluno }) => (
              <li key={id}>
                <ServiceText name>{aluno}</ServiceText>
              </li>
            ))}
            {noGrade.length > listed && <li>{t('lancamentos.andMore', { n: noGrade.length - listed })}</li>}
          </ul>
        </Disclosure>
      )}
      {first && column && (
        <div>
          <h3>{t('lancamentos.publish.seenBy')}</h3>
          <div className={styles.example}>
            <ServiceText>{column.nome}</ServiceText>
            <GradeChip
              valor={knownValue(first, chave)}
              text={formatNota(knownValue(first, chave), book.sign)}
              state="publicada"
            />
          </div>
          <p className={styles.hint}>{t('lancamentos.publish.example')}</p>
        </div>
      )}
    </Panel>
  )
}
