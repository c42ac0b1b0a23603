/** The preview of a pasted block, cell by cell: refused, changed and new grades; unchanged ones are folded. */
import { type PastedItem, maxCells } from '@/domain/paste/judgedRows'
import type { PastePlan } from '@/domain/paste/pasted'
import { type Translate, useT } from '@/i18n'
import { Disclosure } from '@/ui/page/Disclosure'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { StateLabel } from '@/ui/data/StateLabel'
import { Table } from '@/ui/data/Table'
import type { Tone } from '@/ui/look/tone'
import { useGradebookView } from '../context'
import { useAbove, useGradeError } from '../grid/Cell'
import { figureText } from '../grid/Figure'
import styles from './Panel.module.css'

const tones: Record<PastedItem['result'], Tone> = { new: 'ok', changed: 'info', same: 'neutral', refused: 'bad' }

/** The names of columns: their title, or their position. */
export const columnNames = (plan: Pick<PastePlan, 'columns'>, columns: readonly number[], t: Translate): string[] =>
  columns.map((c) => tame(plan.columns[c]?.title) || t('lancamentos.paste.columns.nth', { n: c + 1 }))

/** Sentences about the parts of the block that have no place in the class. */
export function leftOut({ leftovers: { lines, numbers, columns, cells }, ...plan }: PastePlan, t: Translate): string[] {
  const names = columnNames(plan, columns, t)
  return [
    lines > 0 && t('lancamentos.paste.extraLines', { n: lines }),
    numbers > 0 && t('lancamentos.paste.extraNumbers', { n: numbers }),
    names.length > 0 && t('lancamentos.paste.extraColumns', { n: names.length, columns: names.join(', ') }),
    cells > 0 && t('lancamentos.paste.extraCells', { n: cells, max: maxCells }),
  ].filter((words) => words !== false)
}

const cellKey = ({ id, chave }: PastedItem) => `${id} ${chave}`

export function PastePreview({ plan }: { plan: PastePlan }) {
  const t = useT()
  const say = useGradeError()
  const ask = useAbove()
  const { book } = useGradebookView()
  /** Why a placed grade needs a confirmation; null: it does not. */
  const doubtful = (item: PastedItem) => (item.result === 'refused' ? null : book.scale.above(item.valor))
  const why = (item: PastedItem) => {
    const above = doubtful(item)
    const { motivo } = item
    if (above || motivo === null) return above && ask(above)
    if (motivo === 'notANumber' || motivo === 'outOfScale' || motivo === 'tooManyDecimals') return say(motivo)
    return t(`lancamentos.paste.motivo.${motivo}`)
  }
  // for a student named twice, the refused row shows the grade of the accepted one
  const accepted = new Map(
    plan.itens.filter(({ result }) => result !== 'refused').map((item) => [cellKey(item), item.valor]),
  )
  const stayed = (item: PastedItem) => accepted.get(cellKey(item)) ?? item.before
  // sorts by need of attention: refused, doubtful (1), changed, new
  const order = { refused: 0, changed: 2, new: 3, same: 4 }
  const place = (item: PastedItem) => (doubtful(item) ? 1 : order[item.result])
  const itens = plan.itens.filter(({ result }) => result !== 'same').sort((a, b) => place(a) - place(b))
  // a single evaluation is named once in the caption, instead of in every row
  const [only, ...others] = new Map(plan.itens.map(({ chave, column }) => [chave, column])).values()
  const several = others.length > 0
  const equals = plan.itens.filter(({ result }) => result === 'same')
  const evaluation = {
    key: 'coluna',
    head: t('lancamentos.avaliacao'),
    cell: ({ column }: PastedItem) => <ServiceText className={styles.avaliacao}>{column}</ServiceText>,
  }
  const named = (caption: string) => (
    <>
      {caption}: <ServiceText>{only}</ServiceText>
    </>
  )
  const table = (rows: readonly PastedItem[], caption: string) => (
    <div className={styles.table}>
      <Table
        caption={several ? caption : named(caption)}
        captionHidden={several}
        compact
        rows={rows}
        rowKey={(_, i) => i}
        columns={[
          {
            key: 'aluno',
            head: t('lancamentos.grade.aluno'),
            cell: ({ nome, writtenName }) => (
              <>
                <ServiceText name>{nome}</ServiceText>
                {writtenName !== null && (
                  <span className={styles.sample}>
                    {t('lancamentos.paste.pasted')} <bdi>{writtenName}</bdi>
                  </span>
                )}
              </>
            ),
          },
          ...(several ? [evaluation] : []),
          {
            key: 'now',
            head: t('lancamentos.paste.now'),
            numeric: true,
            cell: ({ before }) => figureText(before, book.sign),
          },
          {
            key: 'later',
            head: t('lancamentos.paste.later'),
            numeric: true,
            cell: (item) => figureText(stayed(item), book.sign),
          },
          {
            key: 'resultado',
            head: t('lancamentos.paste.result.title'),
            cell: (item) => (
              <span className={styles.result}>
                <StateLabel tone={doubtful(item) ? 'warn' : tones[item.result]}>
                  {t(`lancamentos.paste.result.${item.result}`)}
                </StateLabel>{' '}
                <span>{why(item)}</span>
                {item.result === 'refused' && (
                  <span className={styles.pasted}>
                    {t('lancamentos.paste.pasted')} <bdi>{item.text}</bdi>
                  </span>
                )}
              </span>
            ),
          },
        ]}
      />
    </div>
  )
  return (
    <>
      {leftOut(plan, t).map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {itens.length > 0 && table(itens, t('lancamentos.paste.caption'))}
      {equals.length > 0 && (
        <Disclosure summary={t('lancamentos.paste.unchanged', { n: equals.length })}>
          {table(equals, t('lancamentos.paste.unchanged', { n: equals.length }))}
        </Disclosure>
      )}
    </>
  )
}
