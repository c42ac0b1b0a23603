/** The picture of the class: how the grades of an evaluation lie, who has none, who is near the absence limit. */
import { memo, startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react'
import type { Column } from '@/domain/lancamento'
import { isVisible } from '@/domain/notas/notas'
import { nearLimit } from '@/domain/notas/distribution'
import { type Translate, useI18n, useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Waiting } from '@/ui/action/Held'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { Tally } from '@/ui/data/Tally'
import { Section } from '../../shared/Section'
import { usePrinting } from '../../shared/usePrinting'
import { useClasse } from '../../diario/classe/useClasse'
import { useTurma } from '../../diario/classe/useTurma'
import { useInView } from '../../diario/classe/useInView'
import { type Diario, useDiario } from '../context'
import { Distribution } from './Distribution'
import { ChooseAvaliacao } from './Tools'
import { withoutGrade, knownValue } from '../book/line'
import type { Book } from '../book/book'
import styles from './ClassPicture.module.css'

const listados = 40

function PertoDoLimite({ limite }: { limite: number }) {
  const { t } = useI18n()
  const { livro } = useDiario()
  const perto = nearLimit(
    livro.todas().map(({ record }) => record),
    limite,
  )
  if (limite <= 0) return <p>{t('lancamentos.retrato.noLimit')}</p>
  if (perto.length === 0) return <p>{t('lancamentos.retrato.nobodyNear')}</p>
  return (
    <ul {...plainList} className={styles.near}>
      {perto.slice(0, listados).map(({ aluno }) => (
        <li key={aluno.id}>
          <ServiceText className={styles.who}>{aluno.nome}</ServiceText>
          <Tally faltas={aluno.faltas ?? 0} limite={limite} />
        </li>
      ))}
      {perto.length > listados && <li>{t('lancamentos.andMore', { n: perto.length - listados })}</li>}
    </ul>
  )
}

function LimiteDaTurma() {
  const { classe } = useClasse()
  const { limite, pending, error } = useTurma(classe)
  if (error) throw error
  if (pending) return <Waiting lines={3} />
  return classe && <PertoDoLimite limite={limite ?? 0} />
}

/** Milliseconds without a change after which the picture is drawn anew: nobody looks at it in the middle of typing. */
const calma = 600

/** `turno` changes when the book has changed and has been calm since; `calmo`: it is calm now. */
function useCalm(livro: Book): { turno: number; calmo: boolean } {
  const [estado, setEstado] = useState({ turno: 0, calmo: true })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      if (timer === undefined) startTransition(() => setEstado(({ turno }) => ({ turno, calmo: false })))
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        setEstado(({ turno }) => ({ turno: turno + 1, calmo: true }))
      }, calma)
    }
    const overs = [livro.onResumo(later), livro.onDados(later)]
    return () => {
      clearTimeout(timer)
      for (const over of overs) over()
    }
  }, [livro])
  return estado
}

/** The way past all the cells, for who comes by keys: drawn above them, leads to the heading below. */
export function SkipGrid() {
  const t = useT()
  return (
    <div className={`skip-links ${styles.skip}`}>
      <a
        href="#retrato"
        onClick={(event) => {
          // not another address: what is not sent would be asked about
          event.preventDefault()
          document.getElementById('retrato')?.focus()
        }}
      >
        {t('lancamentos.grade.skip')}
      </a>
    </div>
  )
}

export function ClassPicture() {
  const t = useT()
  const { livro, coluna, completo, irPara, editavel } = useDiario()
  const { turno, calmo } = useCalm(livro)
  const [place, emVista] = useInView<HTMLElement>({ stays: false, ahead: 0 })
  const printing = usePrinting()
  const agora = { coluna, completo, turno }
  // drawn when somebody comes to it; out of sight it stays as it was: who types above it, or goes from cell to cell,
  // does not wait for it
  const [mostrado, setMostrado] = useState<typeof agora | null>(null)
  const velho = mostrado?.coluna !== coluna || mostrado.completo !== completo || mostrado.turno !== turno
  if (((emVista && calmo) || printing) && velho) setMostrado(agora)
  // thousands of lines are looked through: no key waits for that
  const adiado = useDeferredValue(mostrado)
  // paper waits for nothing
  const visto = printing ? agora : adiado
  if (!coluna) return null
  return (
    <section ref={place} className={styles.picture} aria-labelledby="retrato">
      <h2 id="retrato" tabIndex={-1}>
        {t('lancamentos.retrato.title')}
      </h2>
      {visto?.coluna && (
        <RetratoDe
          {...{ t, livro, irPara }}
          // a button leads nowhere on paper: there it is a name
          editavel={editavel && !printing}
          coluna={visto.coluna}
          completo={visto.completo}
          turno={visto.turno}
        />
      )}
    </section>
  )
}

type Props = Pick<Diario, 'livro' | 'completo' | 'irPara' | 'editavel'> & {
  t: Translate
  coluna: Column
  turno: number
}

const RetratoDe = memo(function RetratoDe({ t, livro, coluna, completo, irPara, editavel }: Props) {
  const { chave } = coluna
  const ativos = livro.todas().filter(({ record, notas }) => record.ativo && notas.has(chave))
  const valores = ativos.map((linha) => knownValue(linha, chave)).filter((valor) => valor !== null)
  const publicadas = ativos.filter(({ notas }) => {
    const nota = notas.get(chave)
    return nota?.valor != null && isVisible(nota)
  }).length
  const without = ativos.filter((linha) => withoutGrade(linha, chave))
  return (
    <>
      <ChooseAvaliacao label={t('lancamentos.avaliacao')} />
      {!completo && <p className={styles.nota}>{t('lancamentos.retrato.parcial')}</p>}
      <Distribution valores={valores} />
      {valores.length > 0 && <p>{t('lancamentos.retrato.published', { n: publicadas, total: valores.length })}</p>}
      <h3>{t('lancamentos.retrato.ungraded', { n: without.length })}</h3>
      {without.length > 0 && (
        <ul {...plainList} className={styles.names}>
          {without.slice(0, listados).map(({ id, record }) => (
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
          {without.length > listados && <li>{t('lancamentos.andMore', { n: without.length - listados })}</li>}
        </ul>
      )}
      <h3>{t('lancamentos.retrato.faltas')}</h3>
      <Section errorTitle={t('lancamentos.retrato.limitFailed')}>
        <Suspense>
          <LimiteDaTurma />
        </Suspense>
      </Section>
    </>
  )
})
