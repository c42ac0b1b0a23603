/** Who wants to know what of a gradebook: one line, the summary, or that students and columns have come. */
import { createStore, type Store } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'

type Listener = () => void
/** Counts changes: who listens looks at the book by itself. */
type Changes = Store<number>
const count = (changes: Changes | undefined) => changes?.set(changes.get() + 1)

/**
 * When a change is told: at once; after the frame that answers a key, which shows by itself what was typed; or not at all,
 * because nothing changes around a number in the middle of typing it.
 */
export type When = 'agora' | 'depois' | 'nunca'

export abstract class Ouvintes {
  private daLinha = new Map<number, Changes>()
  private doResumo = createStore(0)
  private dosDados = createStore(0)
  /** Lines that changed by keys whose frame has not been drawn yet. */
  private esperam = new Set<number>()

  /** The summary kept so far is out of date. */
  protected abstract forget(): void

  onLinha = (id: number, listener: Listener): (() => void) => {
    const changes = this.daLinha.get(id) ?? createStore(0)
    this.daLinha.set(id, changes)
    return changes.subscribe(listener)
  }
  onResumo = this.doResumo.subscribe
  onDados = this.dosDados.subscribe

  protected tell(id: number): void {
    count(this.daLinha.get(id))
  }
  /** A line changed, and the summary with it. */
  protected tellMudou(id: number, quando: When): void {
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
    count(this.dosDados)
  }
  protected tellResumo(): void {
    this.forget()
    count(this.doResumo)
  }
}
