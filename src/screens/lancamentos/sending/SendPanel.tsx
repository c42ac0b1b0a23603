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
const listadas = 8

/** A sending that is asked for: who pressed a key in the grid stays there, who pressed the button goes to the bar. */
export interface Asked {
  publicadas: readonly Publicada[]
  stay: boolean
  /** The person does not want it after all. */
  onCancel?: (() => void) | undefined
}

/** Sends at once, or after a yes where families see the change; `asked` is for the dialog. */
export function useSend({ livro, envio, dizer }: Pick<Diario, 'livro' | 'envio' | 'dizer'>) {
  const t = useT()
  const [asked, setAsked] = useState<Asked | null>(null)
  const send = useCallback(
    (stay: boolean, onCancel?: () => void) => {
      const publicadas = changedPublished(livro.escritas())
      if (livro.prontas().length === 0) announce(t('lancamentos.barra.nada'))
      else if (publicadas.length > 0) setAsked({ publicadas, stay, onCancel })
      else {
        void envio.send()
        if (!stay) dizer()
      }
    },
    [livro, envio, dizer, t],
  )
  return { send, asked, close: useCallback(() => setAsked(null), []) }
}

/** Names the grades that families see already, before they change. */
export function PublishedChange({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const t = useT()
  const { livro, envio, colunas, dizer } = useDiario()
  const publicadas = asked?.publicadas ?? []
  const figura = (valor: number | null) =>
    valor === null ? t('lancamentos.publicada.none') : formatNota(valor, livro.sinal)
  return (
    <Confirm
      open={asked !== null}
      title={t('lancamentos.publicada.title', { n: publicadas.length })}
      yes={t('lancamentos.publicada.sim')}
      onYes={() => {
        void envio.send()
        if (asked?.stay) onClose()
        else dizer(onClose)
      }}
      onClose={() => {
        onClose()
        asked?.onCancel?.()
      }}
    >
      <p>{t('lancamentos.publicada.lead')}</p>
      <ul {...plainList}>
        {publicadas.slice(0, listadas).map(({ id, aluno, chave, antes, depois }) => (
          <li key={`${id} ${chave}`}>
            <ServiceText>{aluno}</ServiceText>
            {' · '}
            <ServiceText>{colunas.find((coluna) => coluna.chave === chave)?.titulo ?? ''}</ServiceText>
            {': '}
            {t('lancamentos.publicada.changes', { antes: figura(antes), depois: figura(depois) })}
          </li>
        ))}
        {publicadas.length > listadas && <li>{t('lancamentos.andMore', { n: publicadas.length - listadas })}</li>}
      </ul>
    </Confirm>
  )
}
