/** The open questions of a pasted block: what its columns are, which list its rows follow, who is meant by a name. */
import { useId, useRef, useState } from 'react'
import type { PasteChoices } from '@/domain/paste/judgedRows'
import type { PastePlan } from '@/domain/paste/pasted'
import type { ColumnChoice, PastedColumn } from '@/domain/paste/pastedColumns'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Disclosure } from '@/ui/page/Disclosure'
import { plainList } from '@/ui/data/plainList'
import { tame } from '@/ui/data/serviceWords'
import fieldStyles from '@/ui/form/Field.module.css'
import { useGradebookView } from '../context'
import styles from './Panel.module.css'

interface Props {
  plan: PastePlan
  choices?: PasteChoices
  onChoose: (more: PasteChoices) => void
}

function valueOf({ use }: PastedColumn): ColumnChoice | '' {
  if (use.kind === 'grade') return `grade ${use.column.chave}`
  if (use.kind === 'names') return 'names'
  return use.kind === 'open' ? '' : 'skip'
}

/** One select per column of the block; folded unless a column is undecided or beyond the last evaluation. */
export function WhatColumnsAre({ plan, choices = {}, onChoose }: Props) {
  const t = useT()
  const id = useId()
  const { columns } = useGradebookView()
  const asks = plan.columns.some(({ use }) => use.kind === 'open' || use.kind === 'beyond')
  // stays open after the last answer, so that the select in use does not disappear
  const [asked, setAsked] = useState(asks)
  // fields that the teacher unfolded stay in that Disclosure, because switching would mount the select in use again
  const [unfolded, setUnfolded] = useState(false)
  if (asks && !asked && !unfolded) setAsked(true)
  if (plan.columns.length < 2) return null
  const fields = (
    <div className={styles.questions}>
      {plan.columns.map((column, c) => (
        <div key={c} className={styles.field}>
          <label htmlFor={`${id}-${c}`}>
            {column.title === '' ? t('lancamentos.paste.columns.nth', { n: c + 1 }) : <bdi>{column.title}</bdi>}
            {column.sample !== '' && (
              <span className={styles.sample}>
                <bdi>{column.sample}</bdi>
              </span>
            )}
          </label>
          <select
            id={`${id}-${c}`}
            className={fieldStyles.control}
            value={valueOf(column)}
            onChange={(event) =>
              // the cast is safe: the options have only these values
              onChoose({ columns: { ...choices.columns, [c]: event.target.value as ColumnChoice } })
            }
          >
            {column.use.kind === 'open' && <option value="">{t('lancamentos.paste.columns.open')}</option>}
            <option value="skip">{t('lancamentos.paste.columns.skip')}</option>
            <option value="names">{t('lancamentos.paste.columns.names')}</option>
            {columns.map(({ chave, titulo }) => (
              <option key={chave} value={`grade ${chave}`} lang="pt-BR">
                {tame(titulo)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
  const summary = t('lancamentos.paste.columns.title')
  if (!asked)
    return (
      <Disclosure summary={summary} onToggle={(open) => setUnfolded(open || asks)}>
        {fields}
      </Disclosure>
    )
  return (
    <div role="group" className={styles.field} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{summary}</h3>
      {fields}
    </div>
  )
}

interface WhichProps<Which extends string> {
  title: string
  options: readonly { which: Which; label: string; first: string; last: string; left?: number }[]
  chosen: Which | null
  onChoose: (which: Which) => void
}

/** Radio buttons for the lists that the rows may follow, each with its first and last student. */
function WhichList<Which extends string>({ title, options, chosen, onChoose }: WhichProps<Which>) {
  const t = useT()
  const name = useId()
  if (options.length === 0) return null
  return (
    <fieldset className={styles.questions}>
      <legend>
        <h3>{title}</h3>
      </legend>
      {options.map(({ which, label, first, last, left = 0 }) => (
        <label key={which} className={styles.mark}>
          <input type="radio" name={name} checked={chosen === which} onChange={() => onChoose(which)} />
          <span>
            {label}
            <span className={styles.sample}>
              {t('lancamentos.paste.roll.ends', { first: tame(first), last: tame(last) })}
              {left > 0 && ` · ${t('lancamentos.paste.roll.left', { n: left })}`}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * Which list rows without names follow: the list on the screen may be sorted or filtered, unlike the pasted one; and
 * the pasted one may or may not contain the inactive students.
 */
export function WhoRowsFollow({ plan, onChoose }: Props) {
  const t = useT()
  return (
    <>
      <WhichList
        title={t('lancamentos.paste.order.title')}
        options={plan.orders.map(({ order, ...ends }) => ({
          which: order,
          label: t(`lancamentos.paste.order.${order}`),
          ...ends,
        }))}
        chosen={plan.order}
        onChoose={(order) => onChoose({ order })}
      />
      <WhichList
        title={t('lancamentos.paste.roll.title')}
        options={plan.rolls.map(({ roll, ...ends }) => ({
          which: roll,
          label: t(`lancamentos.paste.roll.${roll}`),
          ...ends,
        }))}
        chosen={plan.roll}
        onChoose={(roll) => onChoose({ roll })}
      />
    </>
  )
}

/** Names that match no student, several, or one that another row names too; a suggestion applies only once chosen. */
export function WhoIsMeant({ plan, choices = {}, onChoose }: Props) {
  const t = useT()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  if (plan.unmatched.length === 0) return null
  const open = plan.unmatched.filter(({ chosen }) => chosen === null).length
  const single = plan.unmatched.filter(
    ({ suggestions, chosen, motivo }) => suggestions.length === 1 && chosen === null && motivo !== 'repeated',
  )
  return (
    <div className={styles.people}>
      {open > 0 && <h3>{t('lancamentos.paste.unmatched', { n: open })}</h3>}
      {single.length > 1 && (
        <Button
          onClick={() => {
            // the button disappears with the last open name, so the first select takes the focus
            list.current?.querySelector('select')?.focus({ preventScroll: true })
            const meant = Object.fromEntries(single.map(({ line, suggestions }) => [line, suggestions[0]?.id ?? -1]))
            onChoose({ people: { ...choices.people, ...meant } })
          }}
        >
          {t('lancamentos.paste.people.all', { n: single.length })}
        </Button>
      )}
      <ul ref={list} {...plainList}>
        {plan.unmatched.map(({ line, nome, grades, motivo, suggestions, others, chosen }) => (
          <li key={line}>
            <label htmlFor={`${id}-${line}`}>
              <bdi>{nome || '—'}</bdi>
              {chosen === null && ` – ${t(`lancamentos.paste.${motivo}`)}`}
              {chosen === null && suggestions.length === 1 && (
                <strong className={styles.sample}>
                  {t('lancamentos.paste.people.maybe', { aluno: tame(suggestions[0]?.nome ?? '') })}
                </strong>
              )}
              <span id={`${id}-${line}-grades`} className={styles.sample}>
                {t('lancamentos.paste.pasted')} <bdi>{grades}</bdi>
              </span>
            </label>
            {suggestions.length + others.length > 0 && (
              <select
                id={`${id}-${line}`}
                className={fieldStyles.control}
                aria-label={t('lancamentos.paste.people.who', { nome: nome || '—' })}
                aria-describedby={`${id}-${line}-grades`}
                value={chosen ?? ''}
                onChange={(event) =>
                  onChoose({ people: { ...choices.people, [line]: Number(event.target.value || -1) } })
                }
              >
                <option value="">{t('lancamentos.paste.people.nobody')}</option>
                {suggestions.map((aluno) => (
                  <option key={aluno.id} value={aluno.id}>
                    {t('lancamentos.paste.people.perhaps', { aluno: tame(aluno.nome) })}
                  </option>
                ))}
                {others.length > 0 && (
                  <optgroup label={t('lancamentos.paste.people.others')}>
                    {others.map(({ id, nome }) => (
                      <option key={id} value={id} lang="pt-BR">
                        {tame(nome)}
                      </option>
                    ))}
                  </optgroup>
                )}
              </select>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
