/** Why a line, or a cell of it, did not go through: our sentence, or the words of the service. */
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { sayError } from '../../shared/sayError'
import { useDiario } from '../context'
import type { Refusal } from '../book/line'

export function Reason({ refusal: { motivo, chave, erro } }: { refusal: Refusal }) {
  const t = useT()
  const { columns } = useDiario()
  const avaliacao = columns.find((column) => column.chave === chave)?.titulo
  if (!erro || motivo !== 'servico') {
    return (
      <>
        {avaliacao === undefined
          ? t('lancamentos.recusa.line')
          : t(`lancamentos.recusa.${motivo === 'servico' ? 'sumiu' : motivo}`, { avaliacao: tame(avaliacao) })}
      </>
    )
  }
  const { message, fromService, fields } = sayError(t, erro)
  const texts = [message, ...Object.values(fields)].filter((text, i, all) => all.indexOf(text) === i)
  return fromService ? <ServiceText>{texts.join(' ')}</ServiceText> : <>{texts.join(' ')}</>
}
