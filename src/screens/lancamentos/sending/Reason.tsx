/** Why a line, or a cell of it, did not go through: our sentence, or the words of the service. */
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { sayError } from '../../shared/sayError'
import { useDiario } from '../context'
import type { Refusal } from '../book/line'

export function Reason({ recusa: { motivo, chave, erro } }: { recusa: Refusal }) {
  const t = useT()
  const { colunas } = useDiario()
  const avaliacao = colunas.find((coluna) => coluna.chave === chave)?.titulo
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
  const todas = [message, ...Object.values(fields)].filter((texto, i, all) => all.indexOf(texto) === i)
  return fromService ? <ServiceText>{todas.join(' ')}</ServiceText> : <>{todas.join(' ')}</>
}
