/** One equivalence: a sentence, its state, both activities side by side, how much is covered, for how long, and why not. */
import { Link } from 'react-router-dom'
import { type AtividadeResumida, type Equivalencia, own } from '@/contract'
import { fold } from '@/domain/texto'
import { type Formats, type MessageKey, type Translate, useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { ServiceText } from '@/ui/ServiceText'
import { StateLabel } from '@/ui/StateLabel'
import type { Tone } from '@/ui/tone'
import { CamposExtras } from './CamposExtras'
import { NomeDoCurso } from './CursoFiltro'
import styles from './equivalencia.module.css'
import { Fatos } from './Fatos'
import { NomeDaAtividade } from './NomeDaAtividade'
import { cursoDe } from './nomes'

const known = [
  'id',
  'idCurso',
  'atividadeOfertada',
  'atividadeEquivalente',
  'percentualConteudo',
  'bidirecional',
  'situacao',
  'motivo',
  'vigenciaInicio',
  'vigenciaFim',
]
const knownSide = ['id', 'codigo', 'nome', 'cargaHoraria'] satisfies (keyof AtividadeResumida)[]

interface Situacao {
  tone: Tone
  verb: MessageKey
  label: MessageKey
  /** It counts for nothing, or not yet: direction and period are told as what would be. */
  valeria?: true
}
/** The states that we know by their word; any other is shown as it comes, without a colour. */
const situacoes: Record<string, Situacao> = {
  aceita: { tone: 'ok', verb: 'curso.equivalencias.valeComo', label: 'curso.equivalencias.situacao.aceita' },
  recusada: {
    tone: 'bad',
    verb: 'curso.equivalencias.naoVale',
    label: 'curso.equivalencias.situacao.recusada',
    valeria: true,
  },
  'em analise': {
    tone: 'info',
    verb: 'curso.equivalencias.podeValer',
    label: 'curso.equivalencias.situacao.emAnalise',
    valeria: true,
  },
  'a vigorar': { tone: 'info', verb: 'curso.equivalencias.valera', label: 'curso.equivalencias.situacao.aVigorar' },
  vencida: { tone: 'warn', verb: 'curso.equivalencias.valia', label: 'curso.equivalencias.situacao.vencida' },
}

/** What a search looks through. */
export const textoDe = ({ atividadeOfertada: a, atividadeEquivalente: b, situacao }: Equivalencia): string =>
  [a?.nome, a?.codigo, b?.nome, b?.codigo, situacao].filter(Boolean).join(' ')

/** What the words of direction and period begin with. */
type Modo = '' | 'valeria.'

/** "De 03/02/2025 a 08/05/2029", as far as it is told. */
function vigencia(
  t: Translate,
  format: Formats,
  modo: Modo,
  { vigenciaInicio, vigenciaFim }: Equivalencia,
): string | null {
  const inicio = format.dateShort(vigenciaInicio)
  const fim = format.dateShort(vigenciaFim)
  if (inicio && fim) return t(`curso.equivalencias.${modo}deAte`, { inicio, fim })
  if (inicio) return t(`curso.equivalencias.${modo}desde`, { inicio })
  return fim ? t(`curso.equivalencias.${modo}ate`, { fim }) : null
}

interface Props {
  equivalencia: Equivalencia
  /** Rows of several courses stand together: each tells its own. */
  comCurso: boolean
}

export function EquivalenciaRow({ equivalencia, comCurso }: Props) {
  const { t, format } = useI18n()
  const { atividadeOfertada, atividadeEquivalente, percentualConteudo, bidirecional, situacao, motivo } = equivalencia
  const conhecida = own(situacoes, fold(situacao ?? ''))
  const modo: Modo = conhecida?.valeria ? 'valeria.' : ''
  const told = vigencia(t, format, modo, equivalencia)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h2>
          <Nome side={atividadeEquivalente} /> {t(conhecida?.verb ?? 'curso.equivalencias.valeComo')}{' '}
          <Nome side={atividadeOfertada} />
        </h2>
        {situacao && (
          <StateLabel tone={conhecida?.tone ?? 'neutral'}>
            {conhecida ? t(conhecida.label) : <ServiceText>{situacao}</ServiceText>}
          </StateLabel>
        )}
      </div>
      {motivo && (
        <p>
          <strong>{t('curso.equivalencias.motivo')}</strong> <ServiceText>{motivo}</ServiceText>
        </p>
      )}
      <div className={styles.sides}>
        <Side title={t('curso.equivalencias.cursada')} side={atividadeEquivalente} />
        <Side title={t('curso.equivalencias.exigida')} side={atividadeOfertada} />
      </div>
      <p className={styles.facts}>
        {percentualConteudo != null && (
          <span>{t('curso.equivalencias.conteudo', { percentual: format.number(percentualConteudo) })}</span>
        )}
        {bidirecional != null && (
          <span>{t(`curso.equivalencias.${modo}${bidirecional ? 'doisSentidos' : 'umSentido'}`)}</span>
        )}
        {told && <span>{told}</span>}
        {comCurso && cursoDe(equivalencia) !== 0 && (
          <span className={styles.curso}>
            <NomeDoCurso id={cursoDe(equivalencia)} />
          </span>
        )}
      </p>
      <CamposExtras record={equivalencia} known={known} />
    </li>
  )
}

const Nome = ({ side }: { side: AtividadeResumida | null | undefined }) => (
  <NomeDaAtividade nome={side?.nome || side?.codigo} id={side?.id} />
)

function Side({ title, side }: { title: string; side: AtividadeResumida | null | undefined }) {
  const t = useT()
  return (
    <div className={styles.side}>
      <p className={styles.label}>{title}</p>
      {side ? (
        <>
          <p>
            {side.id == null ? (
              <Nome side={side} />
            ) : (
              <Link to={`${paths.atividades}?atividade=${side.id}`}>
                <Nome side={side} />
              </Link>
            )}
          </p>
          <Fatos className={styles.label}>
            {[
              side.codigo && <ServiceText>{side.codigo}</ServiceText>,
              side.cargaHoraria != null && t('curso.horas', { n: side.cargaHoraria }),
            ]}
          </Fatos>
          <CamposExtras record={side} known={knownSide} />
        </>
      ) : (
        <p>{t('curso.equivalencias.semDados')}</p>
      )}
    </div>
  )
}
