/** Pasting from a spreadsheet: a preview cell by cell; grades change only after a confirmation. */
import { useId, useMemo, useRef, useState } from 'react'
import type { PastedItem, PasteChoices } from '@/domain/paste/judgedRows'
import { planPaste, type PastePlan } from '@/domain/paste/pasted'
import { parseCells } from '@/domain/spreadsheet'
import type { GridStudent } from '@/domain/textSearch'
import { useT } from '@/i18n'
import { announce } from '@/ui/action/live'
import { tame } from '@/ui/data/serviceWords'
import fieldStyles from '@/ui/form/Field.module.css'
import type { Book } from '../book/book'
import { useGradebookView } from '../context'
import { ChooseAvaliacao } from './Tools'
import type { CellPlace } from '../keys/navigate'
import { Panel } from './Panel'
import styles from './Panel.module.css'
import { WhatColumnsAre, WhoIsMeant, WhoRowsFollow } from './PasteQuestions'
import { knownValue, shownValue } from '../book/line'
import { columnNames, leftOut, PastePreview } from './PastePreview'

/** The students of these lines, by the names that are shown. */
const studentsOf = (book: Book, ids: readonly number[]): GridStudent[] =>
  ids.map((id) => {
    const { aluno, record } = book.line(id)
    return { id, nome: aluno, ativo: record.ativo }
  })

/** The plan of a pasted text, starting at a cell or at the first student of the current evaluation. */
function usePastePlan(text: string, from: CellPlace | null, choices: PasteChoices): PastePlan {
  const { book, order, view: now, columns, column } = useGradebookView()
  const [atFirst] = useState(now)
  // if the student of the first row is no longer shown, the rows keep the students that were shown at first
  const view = from && !now.includes(from.id) ? atFirst : now
  const turma = useMemo(() => studentsOf(book, order), [book, order])
  return useMemo(() => {
    const chave = from?.chave ?? column?.chave
    const grade = {
      alunos: studentsOf(book, view),
      turma,
      columns,
      cell: (id: number, chave: string) => {
        const line = book.line(id)
        const nota = line.notas.get(chave)
        const shown = shownValue(line, chave)
        return nota ? { valor: shown === undefined ? knownValue(line, chave) : shown, fechada: nota.fechada } : null
      },
      rule: book.rule,
    }
    const line = from ? view.indexOf(from.id) : 0
    const first = columns.findIndex((single) => single.chave === chave)
    return planPaste(parseCells(text), grade, { line: Math.max(0, line), column: Math.max(0, first) }, choices)
  }, [text, from, choices, book, turma, view, columns, column])
}

/** The first open question that prevents placing the block; null: it can be placed. */
function whyNot({ onlyWords, columns, orders, order, rolls, roll, unmatched }: PastePlan, accepted: number) {
  if (onlyWords) return 'lancamentos.paste.nothing'
  if (columns.some(({ use }) => use.kind === 'open')) return 'lancamentos.paste.columns.say'
  if (rolls.length > 0 && roll === null) return 'lancamentos.paste.roll.say'
  if (orders.length > 0 && order === null) return 'lancamentos.paste.order.say'
  if (accepted > 0) return null
  const isAsked = unmatched.some(
    ({ suggestions, others, chosen }) => suggestions.length + others.length > 0 && chosen === null,
  )
  return isAsked ? 'lancamentos.paste.people.say' : 'lancamentos.paste.nothing'
}

export function Paste({ initial, from }: { initial: string; from: CellPlace | null }) {
  const t = useT()
  const { book, complete, whole, columns, goTo, view, wide } = useGradebookView()
  const id = useId()
  const [text, setText] = useState(initial)
  const [choices, setChoices] = useState<PasteChoices>({})
  const plan = usePastePlan(text, from, choices)
  const choose = (more: PasteChoices) => setChoices({ ...choices, ...more })
  const accepted = plan.itens.filter(({ result }) => result === 'new' || result === 'changed')
  const count = (result: PastedItem['result']) => plan.itens.filter((item) => item.result === result).length
  const doubtful = accepted.filter(({ valor }) => book.scale.above(valor)).length
  // titles in the first row name the evaluations, so the start cell is not mentioned
  const named = plan.columns.some(({ isNamed, use }) => isNamed && use.kind === 'grade')
  const unknown = plan.columns.flatMap(({ title, isNamed, use }, c) =>
    title !== '' && !isNamed && use.kind === 'grade' && !choices.columns?.[c] ? [{ title, column: use.column }] : [],
  )
  const field = useRef<HTMLTextAreaElement>(null)
  const openQuestion = whyNot(plan, accepted.length)
  /** The question concerns the whole block, so there is no preview yet. */
  const isOpen = ['order', 'roll', 'columns'].some((what) => openQuestion === `lancamentos.paste.${what}.say`)
  const openColumns = plan.columns.flatMap(({ use }, c) => (use.kind === 'open' ? [c] : []))
  /** At most three open columns are named, to keep the footer low. */
  const toName = `${columnNames(plan, openColumns.slice(0, 3), t).join(', ')}${openColumns.length > 3 ? '…' : ''}`
  const apply = () => {
    book.paste(accepted)
    const refused = count('refused')
    const open = plan.unmatched.filter(({ chosen }) => chosen === null).length
    announce(
      [
        t('lancamentos.paste.done', { n: accepted.length }),
        refused > 0 && t('lancamentos.paste.refused', { n: refused }),
        open > 0 && t('lancamentos.paste.unplaced', { n: open }),
        ...leftOut(plan, t),
      ]
        .filter(Boolean)
        .join(' '),
    )
    // the focus goes to the topmost placed cell on the screen, whatever the order of the pasted rows
    const placed = new Map(accepted.map((item) => [item.id, item] as const).reverse())
    const first = placed.get(view.find((id) => placed.has(id)) ?? accepted[0]?.id ?? -1)
    if (first) goTo(first.id, first.chave)
  }
  return (
    <Panel
      title={t('lancamentos.paste.title')}
      // opened by the button, the text field takes the focus; not on a phone, where that opens the on-screen keyboard
      begin={initial === '' && wide ? field : null}
      action={{
        label: t(isOpen || accepted.length === 0 ? 'lancamentos.paste.place' : 'lancamentos.paste.apply', {
          n: accepted.length,
        }),
        onPress: apply,
        byKeys: true,
        whyNot: openQuestion && t(openQuestion, { n: openColumns.length, columns: toName }),
      }}
    >
      {from !== null && !named && (
        <p>
          {t('lancamentos.paste.fromWhere', {
            avaliacao: tame(columns.find(({ chave }) => chave === from.chave)?.titulo ?? ''),
            aluno: tame(book.line(from.id).aluno),
          })}
        </p>
      )}
      {from === null && !named && <ChooseAvaliacao label={t('lancamentos.paste.from')} />}
      <div className={styles.field}>
        <label htmlFor={id}>{t('lancamentos.paste.label')}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {t('lancamentos.paste.hint')}
        </p>
        <textarea
          id={id}
          ref={field}
          className={fieldStyles.control}
          // a text from the clipboard is known already, so the field is low and leaves room for the preview
          data-low={initial !== ''}
          data-empty={text === ''}
          aria-describedby={`${id}-hint`}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChoices({})
          }}
        />
      </div>
      {plan.columnTitles !== null && (
        <label className={styles.mark}>
          <input type="checkbox" checked={plan.columnTitles} onChange={() => choose({ titles: !plan.columnTitles })} />
          <span>{t('lancamentos.paste.heads')}</span>
        </label>
      )}
      {unknown.map(({ title, column }) => (
        <p key={column.chave}>
          {t('lancamentos.paste.untitled', { titulo: tame(title), avaliacao: tame(column.titulo) })}
        </p>
      ))}
      <WhatColumnsAre key={text} plan={plan} choices={choices} onChoose={choose} />
      <WhoRowsFollow plan={plan} onChoose={choose} />
      <WhoIsMeant plan={plan} choices={choices} onChoose={choose} />
      {!complete && <p>{t('lancamentos.paste.partial')}</p>}
      {complete && !whole && <p>{t('lancamentos.picture.lost')}</p>}
      {text.trim() !== '' && !isOpen && (
        <p role="status">
          {plan.onlyWords
            ? t('lancamentos.paste.onlyWords')
            : t('lancamentos.paste.summary', {
                added: count('new'),
                changing: count('changed'),
                equals: count('same'),
                refused: count('refused'),
              })}
          {doubtful > 0 && ` · ${t('lancamentos.bar.doubtful', { n: doubtful })}`}
        </p>
      )}
      {!isOpen && <PastePreview plan={plan} />}
    </Panel>
  )
}
