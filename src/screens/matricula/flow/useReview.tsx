/** Groups a draft's answers for the review, each group with a link to the page that asked for them. */
import { Link } from 'react-router-dom'
import { formatCep, formatTelefone } from '@/domain/documents'
import { type PlainKey, useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import type { SummaryItem } from '@/ui/data/SummaryList'
import { inSentence } from '@/ui/form/context'
import { yearOf } from '../receipt/aggregate'
import { Cpf } from '../../shared/Cpf'
import { nameOfShift } from '../schools/options'
import { rowItems } from '../schools/SchoolCard'
import type { Draft, StepId } from './draft'
import { fromReview } from './StepPage'
import { pathOf } from './useStep'
import styles from './matricula.module.css'

/** Answers that belong together. `change` links to the page of all items that have no link of their own. */
export interface ReviewGroup {
  title: string
  change: SummaryItem['action']
  items: SummaryItem[]
}

export function useReview(draft: Draft): ReviewGroup[] {
  const { t, format } = useI18n()
  const { by, escolhas, matricula, oferta, way } = draft
  const { cadastro, confirmacao, login, parentescos, transferencia } = matricula
  const ano = String(yearOf(matricula))
  const link = (page: StepId, what: string) => (
    <Link to={pathOf(page)} state={fromReview}>
      {t('matricula.revisao.change')} <span className="visually-hidden">{inSentence(what)}</span>
    </Link>
  )
  const blank = t('matricula.revisao.blank')
  const service = (text: string) => (text ? <ServiceText>{text}</ServiceText> : blank)
  const shift = (turno: string) => (turno ? service(nameOfShift(turno)) : t('matricula.turno.any'))
  const own = (text: string | null) => (text ? <bdi>{text}</bdi> : blank)
  const cpf = (digits: string) => (digits ? <Cpf cpf={digits} /> : blank)
  /** `page`: where the answer is changed, if not on its group's page. `what` names the answer inside that link. */
  const item = (term: string, value: SummaryItem['value'], page?: StepId, what = term): SummaryItem =>
    page ? { term, value, action: link(page, what) } : { term, value }
  const group = (key: PlainKey, page: StepId | null, items: (SummaryItem | null)[]): ReviewGroup => ({
    title: t(key),
    change: page && link(page, t(key)),
    items: items.filter((one) => one !== null),
  })
  const kin = parentescos[cadastro.grauParentesco - 1]
  const chosen = item(t('matricula.escola.chosen'), <ol className={styles.plainList}>{rowItems(escolhas, oferta)}</ol>)
  const guardianCpf = item(
    'CPF',
    cpf(login.cpfResponsavel),
    way === 'cadastrar' ? 'cpf' : undefined,
    t('matricula.cpf.label'),
  )

  const whose =
    by === 'crianca'
      ? group('matricula.step.estudante', 'estudante', [
          item(t('matricula.revisao.name'), own(login.nomeAluno)),
          item(t('matricula.revisao.birth'), own(format.date(login.dataNasc))),
          item(t('matricula.revisao.mother'), own(login.nomeMae)),
          item('CPF', cpf(login.cpfAluno)),
        ])
      : group('matricula.step.protocolo', 'protocolo', [
          item(t('matricula.protocolo.label'), login.codigoProtocolo),
          item(t('matricula.estudante.birth'), own(format.date(login.dataNasc))),
        ])
  if (way === 'cadastrar') {
    return [
      whose,
      group('matricula.step.responsavel', 'responsavel', [
        kin ? item(t('matricula.responsavel.kinTerm'), service(kin)) : null,
        item(t('matricula.revisao.name'), own(cadastro.nomeResponsavel)),
        item(t('matricula.revisao.phone'), own(formatTelefone(cadastro.telefoneResponsavel))),
        guardianCpf,
      ]),
      group('matricula.step.endereco', 'endereco', [
        item(t('matricula.endereco.cep'), own(formatCep(cadastro.cep))),
        item(t('matricula.revisao.street'), own(cadastro.endereco)),
        item(t('matricula.endereco.bairro'), own(cadastro.bairro)),
        item(t('matricula.endereco.email'), own(cadastro.emailResponsavel)),
      ]),
      group('matricula.step.escola', 'escola', [
        item(t('matricula.serie.label'), service(cadastro.descricaoSerie), 'serie'),
        item(t('matricula.turno.label'), shift(cadastro.turno), 'turno'),
        chosen,
      ]),
    ]
  }
  const guardian = by === 'crianca' ? [group('matricula.step.responsavel', 'cpf', [guardianCpf])] : []
  if (way === 'confirmar') {
    const stays = confirmacao.confirmacao.valor
    return [
      whose,
      ...guardian,
      group('matricula.revisao.school', null, [
        item(t('matricula.revisao.fromSchool'), service(confirmacao.nomeEscola)),
        item(t('matricula.step.continua'), t(stays ? 'matricula.continua.yes' : 'matricula.continua.no'), 'continua'),
        stays ? item(t('matricula.revisao.nextSerie', { ano }), service(confirmacao.serieSeguinte.descricao)) : null,
        stays
          ? item(t('matricula.revisao.nextTurno', { ano }), service(nameOfShift(confirmacao.novoTurno)), 'turno')
          : null,
      ]),
    ]
  }
  return [
    whose,
    ...guardian,
    group('matricula.step.escola', 'escola', [
      item(t('matricula.revisao.fromSchool'), service(transferencia.nomeEscola)),
      item(t('matricula.revisao.nextSerie', { ano }), service(transferencia.serieSeguinte.descricao)),
      item(t('matricula.revisao.nextTurno', { ano }), shift(transferencia.novoTurno), 'turno'),
      chosen,
    ]),
  ]
}
