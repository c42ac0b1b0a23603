/** The answers of a draft as a list to look over, each with its way back to the page that asked. */
import { Link } from 'react-router-dom'
import { formatCep, formatTelefone } from '@/domain/documentos'
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/ServiceText'
import type { SummaryItem } from '@/ui/SummaryList'
import { anoDe } from './aggregate'
import { Cpf } from './Cpf'
import type { Draft, StepId } from './draft'
import { fromReview } from './StepPage'
import { pathOf } from './useStep'
import styles from './matricula.module.css'

/** A term inside a sentence: "Nome da mãe" → "nome da mãe", but "CPF" stays. */
const inSentence = (term: string) => (/^\p{Lu}{2}/u.test(term) ? term : term.charAt(0).toLowerCase() + term.slice(1))

export function useReview(draft: Draft): SummaryItem[] {
  const { t, format } = useI18n()
  const { by, escolhas, matricula, way } = draft
  const { cadastro, confirmacao, login, parentescos, transferencia } = matricula
  const ano = String(anoDe(matricula))
  const items: SummaryItem[] = []
  const add = (page: StepId | null, term: string, value: SummaryItem['value']) => {
    const action = page && (
      <Link to={pathOf(page)} state={fromReview}>
        {t('matricula.revisao.change')} <span className="visually-hidden">{inSentence(term)}</span>
      </Link>
    )
    items.push(action ? { term, value, action } : { term, value })
  }
  const service = (text: string) => (text ? <ServiceText>{text}</ServiceText> : '—')
  const own = (text: string) => (text ? <bdi>{text}</bdi> : '—')

  if (by === 'crianca') {
    add('estudante', t('matricula.estudante.name'), own(login.nomeAluno))
    add('estudante', t('matricula.estudante.birth'), format.date(login.dataNasc))
    add('estudante', t('matricula.estudante.mother'), own(login.nomeMae))
    if (login.cpfAluno) add('estudante', t('matricula.estudante.cpf'), <Cpf cpf={login.cpfAluno} />)
    add('cpf', t('matricula.cpf.label'), <Cpf cpf={login.cpfResponsavel} />)
  } else {
    add('protocolo', t('matricula.protocolo.label'), login.codigoProtocolo)
    add('protocolo', t('matricula.estudante.birth'), format.date(login.dataNasc))
  }
  if (way === 'confirmar') {
    const stays = confirmacao.confirmacao.valor
    add(null, t('matricula.revisao.school'), service(confirmacao.nomeEscola))
    add('continua', t('matricula.step.continua'), t(stays ? 'matricula.continua.yes' : 'matricula.continua.no'))
    if (stays) {
      add(null, t('matricula.revisao.nextSerie', { ano }), service(confirmacao.serieSeguinte.descricao))
      add('turno', t('matricula.revisao.nextTurno', { ano }), service(confirmacao.novoTurno))
    }
  }
  if (way === 'transferir') {
    add(null, t('matricula.revisao.fromSchool'), service(transferencia.nomeEscola))
    add(null, t('matricula.revisao.nextSerie', { ano }), service(transferencia.serieSeguinte.descricao))
    add('turno', t('matricula.revisao.nextTurno', { ano }), service(transferencia.novoTurno))
  }
  if (way === 'cadastrar') {
    add('serie', t('matricula.serie.label'), service(cadastro.descricaoSerie))
    add('turno', t('matricula.turno.label'), service(cadastro.turno))
  }
  if (way === 'cadastrar' || way === 'transferir') {
    add(
      'escola',
      t('matricula.escola.chosen'),
      <ol className={styles.plainList}>
        {escolhas.map((row) => (
          <li key={`${row.unidadeId} ${row.turno}`}>
            <ServiceText>{`${row.nomeEscola}, ${row.turno}`}</ServiceText>
          </li>
        ))}
      </ol>,
    )
  }
  if (way === 'cadastrar') {
    const kin = parentescos[cadastro.grauParentesco - 1]
    if (kin) add('responsavel', t('matricula.responsavel.kinTerm'), service(kin))
    add('responsavel', t('matricula.responsavel.name'), own(cadastro.nomeResponsavel))
    add('responsavel', t('matricula.responsavel.phone'), formatTelefone(cadastro.telefoneResponsavel))
    add('endereco', t('matricula.endereco.cep'), formatCep(cadastro.cep))
    add('endereco', t('matricula.endereco.street'), own(cadastro.endereco))
    add('endereco', t('matricula.endereco.bairro'), own(cadastro.bairro))
    add('endereco', t('matricula.endereco.email'), own(cadastro.emailResponsavel))
  }
  return items
}
