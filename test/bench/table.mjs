// Medians, quartiles and Markdown tables.

/** @param {number[]} values */
export function quartiles(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share) => {
    const place = (sorted.length - 1) * share
    const low = Math.floor(place)
    const high = Math.ceil(place)
    return sorted[low] + (sorted[high] - sorted[low]) * (place - low)
  }
  return { low: at(0.25), median: at(0.5), high: at(0.75) }
}

/** Formats a number with as many digits as are meaningful. */
export function figure(value) {
  if (!Number.isFinite(value)) return '–'
  if (value === 0) return '0'
  return Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** A median with its quartiles: `960 (948–975)`. */
export function spread(values) {
  if (!values?.length) return '–'
  const { low, median, high } = quartiles(values)
  return low === high ? figure(median) : `${figure(median)} (${figure(low)}–${figure(high)})`
}

/** The ratio of two medians: `1.18`. */
export function ratio(values, against) {
  if (!values?.length || !against?.length || !quartiles(values).median) return '–'
  const share = quartiles(values).median / quartiles(against).median
  return Number.isFinite(share) ? share.toFixed(2) : '–'
}

export const table = (head, rows) =>
  [head, head.map((_, i) => (i ? '--:' : '---')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
