/** The page of the offer: schools with free places, filters, a comparison of two, and the wishes in order. */
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Reserva, z } from '@/contract'
import { bairroKey } from '@/domain/places'
import { useT } from '@/i18n'
import { settings } from '@/settings'
import { Disclosure } from '@/ui/page/Disclosure'
import { Empty } from '@/ui/page/Empty'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { Notice } from '@/ui/page/Notice'
import { Row } from '@/ui/page/layout'
import { plainList } from '@/ui/data/plainList'
import { isOwnSchool, sameRow, staysPut, withChoices } from '../flow/changes'
import { Wishes } from '../schools/Wishes'
import offerStyles from '../schools/offer.module.css'
import {
  type Filters,
  isFiltered,
  noFilters,
  SchoolFilters,
  schoolsOf,
  stillOffered,
  visible,
} from '../schools/SchoolFilters'
import { useFoundAnnounced } from '../schools/useFoundAnnounced'
import { keyOf, namesOfRows, rowItems, SchoolCard, Wish } from '../schools/SchoolCard'
import { SchoolCompare } from '../schools/SchoolCompare'
import type { Draft, StepId } from '../flow/draft'
import { FamilyHelp } from '../flow/FamilyHelp'
import { offer } from '../flow/send'
import { saveDraft } from '../flow/store'
import { FormPage, type StepProps } from '../flow/StepPage'
import { StepRead } from '../flow/StepRead'
import { pathOf } from '../flow/useStep'

/** Validates the draft's wishes; the form's own value is only their number. */
const rulesFor = (escolhas: readonly Reserva[], max: number) =>
  z.object({
    escolhas: z.number().check(
      z.refine(() => escolhas.length > 0, 'matricula.escola.missing'),
      // a draft may be from before the settings allowed fewer
      z.refine(() => escolhas.length <= max, 'matricula.escola.tooMany'),
    ),
  })

export function EscolaStep({ step }: StepProps) {
  const t = useT()
  const { draft } = step
  const { escolhas, leftOut, oferta, offerAt, sibling, wanted } = draft
  const max = settings().enrollment.maxIntentions
  const [chosen, setFilters] = useState<Filters>(noFilters)
  const filters = stillOffered(oferta, chosen)
  const { cadastro } = draft.matricula
  const { bairro } = cadastro
  const rows = visible(oferta, filters, { home: bairro, sibling })
  const near = bairro === '' || oferta.some((row) => bairroKey(row.bairro) === bairroKey(bairro))
  const shifts = new Set(oferta.map(({ turno }) => turno)).size
  const anyShift = cadastro.turno === ''
  const oneShift = filters.turno !== '' || !anyShift
  const list = useRef<HTMLUListElement>(null)
  const found = t(oneShift ? 'matricula.escola.list' : 'matricula.near.list', { n: schoolsOf(rows) })
  useFoundAnnounced(filters.nome, found)

  const nameOf = namesOfRows([...oferta, ...escolhas])
  const choose = (next: Reserva[], words: string) => {
    saveDraft(withChoices({ ...draft, leftOut: [] }, next))
    announce(words)
  }
  const add = (row: Reserva) =>
    choose([...escolhas, row], t('matricula.escola.added', { n: escolhas.length + 1, escola: nameOf(row) }))
  const remove = (row: Reserva) =>
    choose(
      escolhas.filter((one) => !sameRow(one, row)),
      t('matricula.escola.removed', { escola: nameOf(row) }),
    )
  const wishOf = (row: Reserva) => ({
    row,
    name: nameOf(row),
    place: escolhas.findIndex((one) => sameRow(one, row)) + 1,
    whyNot: staysPut(draft, row)
      ? t('matricula.escola.staysPut')
      : escolhas.length >= max
        ? t('matricula.escola.full', { n: escolhas.length })
        : null,
    onAdd: add,
    onRemove: remove,
  })
  const again = async (d: Draft, id: StepId) => {
    const next = await offer(d, id)
    // reading the offer again does not answer the page
    return { ...next, passed: next.passed.filter((one) => one !== id) }
  }
  return (
    <FormPage
      step={step}
      title={t('matricula.escola.title', { n: max })}
      lead={t('matricula.escola.lead', { n: max })}
      rules={rulesFor(escolhas, max)}
      start={{ escolhas: escolhas.length }}
      onSubmit={() => step.go((d) => d)}
    >
      <Row between gap={1}>
        <div>
          <StepRead step={step} at={offerAt} read={again} shown={(d) => d.oferta} />
        </div>
        <p className="along fine thumb">
          {draft.way === 'cadastrar' && <Link to={pathOf('serie')}>{t('matricula.escola.changeSerie')}</Link>}
          <Link to={pathOf('turno')}>{t('matricula.escola.changeTurno')}</Link>
        </p>
      </Row>
      {leftOut.length > 0 && (
        <Notice tone="warn" role="alert" title={t('matricula.escola.leftOut')}>
          <ul>{rowItems(leftOut, oferta)}</ul>
        </Notice>
      )}
      <Wishes escolhas={escolhas} nameOf={nameOf} onChange={choose} onRemove={remove} />
      {isFiltered(oferta) && (
        <SchoolFilters
          oferta={oferta}
          filters={filters}
          onChange={setFilters}
          onEnter={() => list.current?.querySelector('button')?.focus()}
        />
      )}
      <section aria-labelledby="escolas" className={offerStyles.schools}>
        <h2 id="escolas">{found}</h2>
        {oferta.length === 0 && (
          <Empty
            title={t(anyShift ? 'matricula.escola.noneSerie' : 'matricula.escola.none')}
            text={!anyShift && t('matricula.escola.noneLead')}
          >
            <FamilyHelp />
          </Empty>
        )}
        {wanted !== 0 && oferta.length > 0 && !oferta.some(({ unidadeId }) => unidadeId === wanted) && (
          <p>{t('matricula.escola.wantedWithout')}</p>
        )}
        {oferta.length > 0 && !near && <p>{t('matricula.escola.noneNear', { bairro })}</p>}
        {sibling !== 0 && oferta.length > 0 && !oferta.some(({ unidadeId }) => unidadeId === sibling) && (
          <p>{t(anyShift ? 'matricula.escola.siblingWithout' : 'matricula.escola.siblingWithoutShift')}</p>
        )}
        {oferta.length > 0 && rows.length === 0 && (
          <Notice tone="info" text={t('matricula.escola.filteredOut')}>
            <MoveFocusOnUnmount>
              <Button onClick={() => setFilters(noFilters)}>{t('matricula.filter.clear')}</Button>
            </MoveFocusOnUnmount>
          </Notice>
        )}
        <ul {...plainList} ref={list}>
          {rows.map((row) => (
            <SchoolCard
              key={keyOf(row)}
              {...wishOf(row)}
              oneShift={shifts < 2}
              own={isOwnSchool(draft, row)}
              sibling={sibling !== 0 && row.unidadeId === sibling}
            />
          ))}
        </ul>
      </section>
      {/* stands below the schools, so that a small phone shows the first of them at once */}
      <SchoolCompare rows={rows} nameOf={nameOf} action={(row) => <Wish {...wishOf(row)} />} />
      <Disclosure summary={t('matricula.escola.siblings')}>
        <p>{t('matricula.escola.siblingsLead')}</p>
      </Disclosure>
    </FormPage>
  )
}
