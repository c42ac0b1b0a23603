/** What happened to a request so far, newest first, by the school's wall clock. */
import type { Passo } from '@/contract'
import { useI18n } from '@/i18n'
import { plainList } from '@/ui/data/plainList'
import styles from './sheet.module.css'
import { StateWord } from './StateWord'

/** `released`: the last step was no cancellation, but a place given up. */
export function History({ passos, released }: { passos: readonly Passo[]; released: boolean }) {
  const { t, format } = useI18n()
  // the first step alone is the state that stands above
  if (passos.length < 2) return null
  return (
    <section aria-labelledby="historico">
      <h2 id="historico">{t('matricula.pedido.history')}</h2>
      <ol {...plainList} className={styles.history}>
        {[...passos].reverse().map(({ em, processamento }, i) => {
          const date = format.date(em)
          // at midnight nobody works: only the day was written down
          const time = /[T ]00:00/.test(em ?? '') ? null : format.time(em)
          return (
            <li key={i}>
              <StateWord state={i === 0 && released ? 'liberada' : (processamento ?? '')} />
              {date && <span>{time ? t('matricula.janela.at', { date, time }) : date}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
