/** Names that tell things apart. Pure. */

/** Names things: where two of them (by id) have the same name, each with `more` about it in brackets. */
export function toldApart<T>(
  items: readonly T[],
  idOf: (item: T) => number,
  nameOf: (item: T) => string,
  more: (item: T) => string,
): (item: T) => string {
  const ids = new Map<string, number>()
  const shared = new Set<string>()
  for (const item of items) {
    const [id, name] = [idOf(item), nameOf(item)]
    if ((ids.get(name) ?? id) !== id) shared.add(name)
    ids.set(name, id)
  }
  return (item) => {
    const name = nameOf(item)
    const words = name !== '' && shared.has(name) ? more(item) : ''
    return words ? `${name} (${words})` : name
  }
}
