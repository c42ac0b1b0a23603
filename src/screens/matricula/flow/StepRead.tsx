/** When the data of a flow page was read from the service, with a button that reads it again. */
import { LastUpdated } from '../../shared/LastUpdated'
import type { Draft, StepId } from './draft'
import type { StepState } from './useStep'

interface Props {
  step: StepState
  /** Milliseconds; null: never read. */
  at: number | null
  read: (draft: Draft, id: StepId) => Promise<Draft>
  /** The values that the page shows, compared before and after; null: the reply has none. */
  shown: (draft: Draft) => unknown
}

export function StepRead({ step, at, read, shown }: Props) {
  if (at === null) return null
  const again = (report: (same: boolean | null) => void) => {
    let same: boolean | null = null
    const compared = async (before: Draft, id: StepId) => {
      const next = await read(before, id)
      const now = shown(next)
      same = now === null ? null : JSON.stringify(now) === JSON.stringify(shown(before))
      return next
    }
    void step.ask((draft) => draft, compared).then(() => report(same))
  }
  // the page itself shows the error of a failed reading
  return <LastUpdated updatedAt={at} refreshing={step.pending} error={null} dropped={0} onRefresh={again} />
}
