/** When the service told what a page of the flow shows, and the way to have it read again. */
import { LastUpdated } from '../../shared/LastUpdated'
import type { Draft, StepId } from './draft'
import type { StepState } from './useStep'

interface Props {
  step: StepState
  /** Null: it was never told. */
  at: number | null
  read: (draft: Draft, id: StepId) => Promise<Draft>
  /** What the page shows of it, to be compared; null: nothing came. */
  told: (draft: Draft) => unknown
}

export function StepRead({ step, at, read, told }: Props) {
  if (at === null) return null
  const again = (tell: (same: boolean | null) => void) => {
    let same: boolean | null = null
    const compared = async (before: Draft, id: StepId) => {
      const next = await read(before, id)
      const now = told(next)
      same = now === null ? null : JSON.stringify(now) === JSON.stringify(told(before))
      return next
    }
    void step.ask((draft) => draft, compared).then(() => tell(same))
  }
  // the page tells why nothing came
  return <LastUpdated updatedAt={at} refreshing={step.pending} error={null} dropped={0} onRefresh={again} />
}
