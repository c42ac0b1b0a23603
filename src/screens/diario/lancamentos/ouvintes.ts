/** Who wants to know what of a gradebook: one line, the summary, or that students and columns have come. */
import { afterFrame } from '@/ui/afterFrame'

type Listener = () => void

const add = (to: Set<Listener>, listener: Listener) => {
  to.add(listener)
  return () => void to.delete(listener)
}

/**
 * When a change is told: at once; after the frame that answers a key, which shows by itself what was typed; or not at all,
 * because nothing changes around a number in the middle of typing it.
 */
export type Quando = 'agora' | 'depois' | 'nunca'

export abstract class Ouvintes {
  private daLinha = new Map<number, Set<Listener>>()
  private doResumo = new Set<Listener>()
  private dosDados = new Set<Listener>()
  /** Lines that changed by keys whose frame has not been drawn yet. */
  private esperam = new Set<number>()

  /** The summary kept so far is out of date. */
  protected abstract forget(): void

  onLinha = (id: number, listener: Listener): (() => void) => {
    const ouvintes = this.daLinha.get(id) ?? new Set()
    this.daLinha.set(id, ouvintes)
    return add(ouvintes, listener)
  }
  onResumo = (listener: Listener): (() => void) => add(this.doResumo, listener)
  onDados = (listener: Listener): (() => void) => add(this.dosDados, listener)

  protected tell(id: number): void {
    for (const listener of this.daLinha.get(id) ?? []) listener()
  }
  /** A line changed, and the summary with it. */
  protected tellMudou(id: number, quando: Quando): void {
    if (quando === 'agora') {
      this.tell(id)
      this.tellResumo()
    }
    if (quando !== 'depois') return
    this.forget()
    this.esperam.add(id)
    // all that wait are drawn at once
    if (this.esperam.size === 1) afterFrame(this.tellEsperam)
  }
  private tellEsperam = (): void => {
    for (const id of this.esperam) this.tell(id)
    this.esperam.clear()
    this.tellResumo()
  }
  protected tellDados(): void {
    for (const listener of this.dosDados) listener()
  }
  protected tellResumo(): void {
    this.forget()
    for (const listener of this.doResumo) listener()
  }
}
