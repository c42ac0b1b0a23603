/** Sending what is ready. Grades that families see already are named first: they see every change at once. */
import { useCallback, useState } from 'react'
import { formatNota } from '@/domain/notas/typedGrade'
import { useT } from '@/i18n'
import { Confirm } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { type Diario, useDiario } from '../context'
import { type Publicada, changedPublished } from '../book/summary'

/** So many are named; further ones are counted. */
const listed = 8

/** A sending that is asked for: who pressed a key in the grid stays there, who pressed the button goes to the bar. */
export interface Asked {
  publicadas: readonly Publicada[]
  stay: boolean
  /** The person does not want it after all. */
  onCancel?: (() => void) | undefined
}

/** Sends at once, or after a yes where families see the change; `asked` is for the dialog. */
export function useSend({ book, sending, say }: Pick<Diario, 'book' | 'sending' | 'say'>) {
  const t = useT()
  const [asked, setAsked] = useState<Asked | null>(null)
  const send = useCallback(
    (stay: boolean, onCancel?: () => void) => {
      const publicadas = changedPublished(book.written())
      if (book.ready().length === 0) announce(t('lancamentos.barra.nada'))
      else if (publicadas.length > 0) setAsked({ publicadas, stay, onCancel })
      else {
        void sending.send()
        if (!stay) say()
      }
    },
    [book, sending, say, t],
  )
  return { send, asked, close: useCallback(() => setAsked(null), []) }
}

/** Names the grades that families see already, before they change. */
export function PublishedChange({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const t = useT()
  const { book, sending, columns, say } = useDiario()
  const publicadas = asked?.publicadas ?? []
  const figure = (valor: number | null) =>
    valor === null ? t('lancamentos.publicada.none') : formatNota(valor, book.sign)
  return (
    <Confirm
      open={asked !== null}
      title={t('lancamentos.publicada.title', { n: publicadas.length })}
      yes={t('lancamentos.publicada.sim')}
      onYes={() => {
        void sending.send()
        if (asked?.stay) onClose()
        else say(onClose)
      }}
      onClose={() => {
        onClose()
        asked?.onCancel?.()
      }}
    >
      <p>{t('lancamentos.publicada.lead')}</p>
      <ul {...plainList}>
        {publicadas.slice(0, listed).map(({ id, aluno, chave, before, after }) => (
          <li key={`${id} ${chave}`}>
            <ServiceText>{aluno}</ServiceText>
            {' · '}
            <ServiceText>{columns.find((column) => column.chave === chave)?.titulo ?? ''}</ServiceText>
            {': '}
            {t('lancamentos.publicada.changes', { before: figure(before), after: figure(after) })}
          </li>
        ))}
        {publicadas.length > listed && <li>{t('lancamentos.andMore', { n: publicadas.length - listed })}</li>}
      </ul>
    </Confirm>
  )
}
