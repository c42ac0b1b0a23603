/** A long ordered list cut into blocks that stay where they are when rows come in between: each row says itself whether it begins one. */

/** Rows in a block, on average. A power of two. */
const average = 8

/** By the identifier and nothing else; multiplied, so that identifiers in steps of ten serve too. */
const begins = ({ id }: { id: number }): boolean => Math.imul(id, 0x9e3779b1) >>> 0 < 2 ** 32 / average

export function inBlocks<R extends { id: number }>(rows: readonly R[]): R[][] {
  const blocks: R[][] = []
  for (const row of rows) {
    const last = blocks.at(-1)
    if (last && !begins(row)) last.push(row)
    else blocks.push([row])
  }
  return blocks
}
