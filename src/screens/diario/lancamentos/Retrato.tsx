/** The picture of the class: how the grades of an evaluation lie, who has none, who is near the absence limit. */
import { memo, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useRead } from '@/api'
import { op } from '@/contract'
import type { Coluna } from '@/domain/lancamento'
import { isVisible } from '@/domain/notas'
import { distribuicao, mediana, pertoDoLimite } from '@/domain/retrato'
import { type Translate, useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/Button'
import { ServiceText } from '@/ui/ServiceText'
import { Tally } from '@/ui/Tally'
import { Section } from '../../shared/Section'
import { useClasse } from '../useClasse'
import { type Diario, useDiario } from './contexto'
import { EscolherAvaliacao } from './Ferramentas'
import { valorSabido } from './linha'
import type { Livro } from './livro'
import styles from './Retrato.module.css'

// a list without bullets is no list to some screen readers unless it says so
const lista = { role: 'list' }
const listados = 40

function Distribuicao({ valores }: { valores: readonly number[] }) {
  const { t, format } = useI18n()
  const { grading } = settings()
  const faixas = distribuicao(valores, grading?.scaleMax ?? null)
  const cheia = Math.max(1, ...faixas.map(({ quantos }) => quantos))
  const meio = mediana(valores)
  if (meio === null) return <p>{t('lancamentos.retrato.semNotas')}</p>
  const [menor, maior] = [Math.min(...valores), Math.max(...valores)]
  const abaixo = grading ? valores.filter((valor) => valor < grading.passingAverage).length : 0
  return (
    <>
      <p>
        {t(menor === maior ? 'lancamentos.retrato.iguais' : 'lancamentos.retrato.resumo', {
          n: valores.length,
          meio: format.grade(meio),
          menor: format.grade(menor),
          maior: format.grade(maior),
        })}
        {grading && <> {t('lancamentos.retrato.abaixo', { n: abaixo, media: format.grade(grading.passingAverage) })}</>}
      </p>
      <ul {...lista} className={styles.faixas}>
        {faixas.map(({ de, ate, quantos }, i) => (
          <li key={de}>
            <span>
              {t(i === faixas.length - 1 ? 'lancamentos.retrato.ultimaFaixa' : 'lancamentos.retrato.faixa', {
                de: format.number(de),
                ate: format.number(ate),
              })}
            </span>
            <span className={styles.trilho} aria-hidden="true">
              <span style={{ width: `${(quantos / cheia) * 100}%` }} />
            </span>
            <span>{t('lancamentos.retrato.quantos', { n: quantos })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function PertoDoLimite({ limite }: { limite: number }) {
  const { t } = useI18n()
  const { livro } = useDiario()
  const perto = pertoDoLimite(
    livro.todas().map(({ record }) => record),
    limite,
  )
  if (limite <= 0) return <p>{t('lancamentos.retrato.semLimite')}</p>
  if (perto.length === 0) return <p>{t('lancamentos.retrato.ninguemPerto')}</p>
  return (
    <ul {...lista} className={styles.perto}>
      {perto.slice(0, listados).map(({ aluno }) => (
        <li key={aluno.id}>
          <ServiceText className={styles.quem}>{aluno.nome}</ServiceText>
          <Tally faltas={aluno.faltas ?? 0} limite={limite} />
        </li>
      ))}
      {perto.length > listados && <li>{t('lancamentos.eMais', { n: perto.length - listados })}</li>}
    </ul>
  )
}

function LimiteDaTurma() {
  const { classe } = useClasse()
  if (!classe) return null
  if (classe.turma || !classe.idTurma) return <PertoDoLimite limite={classe.turma?.limiteFaltas ?? 0} />
  return <LimiteLido idTurma={classe.idTurma} />
}
function LimiteLido({ idTurma }: { idTurma: number }) {
  const { data } = useRead(op.GetTurma, { id: idTurma })
  return <PertoDoLimite limite={data.limiteFaltas} />
}

/** Milliseconds without a change after which the picture is drawn anew: nobody looks at it in the middle of typing. */
const calma = 600

/** Changes when the book has changed and has been calm since. */
function useCalm(livro: Livro): number {
  const [turno, setTurno] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        setTurno((antes) => antes + 1)
      }, calma)
    }
    const overs = [livro.onResumo(later), livro.onDados(later)]
    return () => {
      clearTimeout(timer)
      for (const over of overs) over()
    }
  }, [livro])
  return turno
}

export function Retrato() {
  const t = useT()
  const { livro, coluna, completo, irPara, editavel } = useDiario()
  const turno = useCalm(livro)
  // thousands of lines are looked through: no key waits for that
  const todos = useDeferredValue(completo)
  const vez = useDeferredValue(turno)
  if (!coluna) return null
  return <RetratoDe key={coluna.chave} {...{ t, livro, coluna, irPara, editavel }} completo={todos} turno={vez} />
}

type Props = Pick<Diario, 'livro' | 'completo' | 'irPara' | 'editavel'> & {
  t: Translate
  coluna: Coluna
  turno: number
}

const RetratoDe = memo(function RetratoDe({ t, livro, coluna, completo, irPara, editavel }: Props) {
  const { chave } = coluna
  const ativos = livro.todas().filter(({ record, notas }) => record.ativo && notas.has(chave))
  const valores = ativos.map((linha) => valorSabido(linha, chave)).filter((valor) => valor !== null)
  const publicadas = ativos.filter(({ notas }) => {
    const nota = notas.get(chave)
    return nota?.valor != null && isVisible(nota)
  }).length
  const semNota = ativos.filter((linha) => valorSabido(linha, chave) === null && !linha.edicoes.has(chave))
  return (
    <section className={styles.retrato} aria-labelledby="retrato">
      <h2 id="retrato">{t('lancamentos.retrato.title')}</h2>
      <EscolherAvaliacao label={t('lancamentos.avaliacao')} />
      {!completo && <p className={styles.nota}>{t('lancamentos.retrato.parcial')}</p>}
      <Distribuicao valores={valores} />
      {valores.length > 0 && <p>{t('lancamentos.retrato.publicadas', { n: publicadas, total: valores.length })}</p>}
      <h3>{t('lancamentos.retrato.semNota', { n: semNota.length })}</h3>
      {semNota.length > 0 && (
        <ul {...lista} className={styles.nomes}>
          {semNota.slice(0, listados).map(({ id, record }) => (
            <li key={id}>
              {editavel && !livro.linha(id).notas.get(chave)?.fechada ? (
                <Button variant="link" onClick={() => irPara(id, chave)} lang="pt-BR">
                  <ServiceText>{record.nome}</ServiceText>
                </Button>
              ) : (
                <ServiceText>{record.nome}</ServiceText>
              )}
            </li>
          ))}
          {semNota.length > listados && <li>{t('lancamentos.eMais', { n: semNota.length - listados })}</li>}
        </ul>
      )}
      <h3>{t('lancamentos.retrato.faltas')}</h3>
      <Section errorTitle={t('lancamentos.retrato.falhouLimite')}>
        <Suspense>
          <LimiteDaTurma />
        </Suspense>
      </Section>
    </section>
  )
})
