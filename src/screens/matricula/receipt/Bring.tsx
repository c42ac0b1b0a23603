/** The documents still to bring to the school, and until when: on the receipt and wherever a request is shown. */
import { useI18n } from '@/i18n'
import { isOver } from './aggregate'
import { DocumentList } from './DocumentList'
import { type Draft, stateFor } from '../flow/draft'
import { sayDeadline, sayNext } from './receipt'
import { put } from '../flow/store'

export function Bring({ draft }: { draft: Draft }) {
  const words = useI18n()
  const { t } = words
  const { documentos } = draft.matricula
  const ask = t('matricula.documentos.untilAsk')
  if (documentos.length === 0 || isOver(draft.matricula)) return null
  const date = sayDeadline(draft, words)
  // told once: the sentence that says what follows may name the day already
  const until = date ? (sayNext(draft, words).includes(date) ? '' : t('matricula.documentos.until', { date })) : ask
  return (
    <section aria-labelledby="levar">
      <h2 id="levar">{t('matricula.documentos.title')}</h2>
      {until && <p>{until}</p>}
      <DocumentList
        draft={draft.id}
        documentos={documentos}
        emMaos={draft.emMaos}
        // nothing is missing of what is settled, unless a day was told for it
        counted={date !== null || stateFor(draft) !== 'confirmada'}
        onChange={(emMaos) => put({ ...draft, emMaos })}
      />
    </section>
  )
}
