/** Where a line stands, in a word. */
import { useT } from '@/i18n'
import { StateLabel } from '@/ui/StateLabel'
import type { Tone } from '@/ui/tone'
import { type EstadoLinha, estadoDe, type Linha } from './linha'

const tons: Record<EstadoLinha, Tone> = {
  comErro: 'bad',
  conflito: 'warn',
  recusada: 'bad',
  naoEnviada: 'warn',
  enviando: 'info',
  recebida: 'info',
  incerta: 'warn',
  confirmada: 'ok',
  naoConfirmada: 'bad',
}

export function Estado({ linha }: { linha: Linha }) {
  const t = useT()
  const estado = estadoDe(linha)
  return estado && <StateLabel tone={tons[estado]}>{t(`lancamentos.estado.${estado}`)}</StateLabel>
}
