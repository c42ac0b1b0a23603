/** Who wants to know what of a gradebook: one line, the summary, or that students and columns have come. */
type Listener = () => void

const add = (to: Set<Listener>, listener: Listener) => {
  to.add(listener)
  return () => void to.delete(listener)
}

export abstract class Ouvintes {
  private daLinha = new Map<number, Set<Listener>>()
  private doResumo = new Set<Listener>()
  private dosDados = new Set<Listener>()

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
  protected tellDados(): void {
    for (const listener of this.dosDados) listener()
  }
  protected tellResumo(): void {
    this.forget()
    for (const listener of this.doResumo) listener()
  }
}
