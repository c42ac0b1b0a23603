/** The state of a request in a word with a sign. */
import { useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import type { Tone } from '@/ui/look/tone'
import { isKnown, type KnownState } from './aggregate'

const tones: Readonly<Record<KnownState, Tone>> = {
  emAnalise: 'info',
  reservada: 'ok',
  listaDeEspera: 'warn',
  convocada: 'ok',
  confirmada: 'ok',
  indeferida: 'bad',
  cancelada: 'neutral',
  prazoPerdido: 'bad',
  liberada: 'neutral',
}

/** A state in a word; one that nobody documented as it came. */
export function StateWord({ state }: { state: string }) {
  const t = useT()
  if (isKnown(state)) return <StateLabel tone={tones[state]}>{t(`matricula.estado.${state}`)}</StateLabel>
  return (
    <StateLabel tone="warn">
      <ServiceText>{state}</ServiceText>
    </StateLabel>
  )
}
