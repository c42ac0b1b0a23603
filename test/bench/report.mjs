// Turns samples into the Markdown page: ratios first, then figures with quartiles, then the contents of the first load.
import { network } from './browser.mjs'
import { figure, ratio, spread, table } from './table.mjs'

const of = (samples, target, cpu) => samples.filter((sample) => sample.target === target && sample.cpu === cpu)
const values = (samples, name) => samples.map(({ figures }) => figures[name]).filter((value) => value !== undefined)
const kib = (bytes) => figure(bytes / 1024)

function comparison({ title, targets, samples }, cpu) {
  // a limit page may have fewer figures
  const names = Object.keys(samples.find((sample) => sample.target === 'portal' && sample.cpu === cpu)?.figures ?? {})
  const against = targets.filter((target) => target !== 'portal')
  const rows = names.map((name) => {
    const portal = values(of(samples, 'portal', cpu), name)
    const others = against.map((target) => values(of(samples, target, cpu), name))
    return [name, spread(portal), ...others.map(spread), ...others.map((other) => ratio(portal, other))]
  })
  const head = ['figure', 'portal', ...against, ...against.map((target) => `÷ ${target}`)]
  return `## ${title}, processor ×${cpu}\n\n${table(head, rows)}\n`
}

function goals(results) {
  const rows = results.flatMap(({ goals: asked = [], samples }) =>
    asked.map(({ name, cpu, against, limit, figure: key }) => {
      const portal = values(of(samples, 'portal', cpu), key)
      const measured = against ? ratio(portal, values(of(samples, against, cpu), key)) : spread(portal)
      if (!portal.length) return [name, `≤ ${limit}`, 'not measured', '–']
      const kept = Number.parseFloat(measured) <= limit
      return [name, `≤ ${limit}${against ? ` × ${against}` : ''}`, measured, kept ? 'yes' : 'no']
    }),
  )
  return rows.length ? `## First targets\n\n${table(['figure', 'target', 'measured', 'kept'], rows)}\n` : ''
}

function firstLoad(results, chunks) {
  const visit = results.find(({ name }) => name === 'visit')
  const files = visit?.samples.find(({ target }) => target === 'portal')?.files ?? []
  const rows = files.map(({ path, type, bytes }) => {
    const chunk = chunks.find(({ file }) => `/${file}` === path)
    const whole = chunk?.parts.reduce((sum, [, size]) => sum + size, 0) ?? 0
    const parts = chunk?.parts.slice(0, 9).map(([owner, size]) => `${owner} ${Math.round((size / whole) * 100)} %`)
    return [`\`${path}\``, type.toLowerCase(), kib(bytes), parts?.join(', ') ?? '']
  })
  return `## What the first load contains\n\nKiB as they travelled, headers included; shares by size before compression.\n\n${table(['file', 'kind', 'KiB', 'made of'], rows)}\n`
}

function everyChunk(chunks) {
  const rows = [...chunks]
    .sort((a, b) => b.brotli - a.brotli)
    .map(({ file, raw, brotli, parts }) => [
      `\`${file}\``,
      kib(raw),
      kib(brotli),
      parts
        .slice(0, 4)
        .map(([owner]) => owner)
        .join(', '),
    ])
  return `## Every chunk\n\n${table(['file', 'KiB', 'brotli KiB', 'made of'], rows)}\n`
}

export function write({ state, results, chunks }) {
  const { commit, date, browser, runs, seconds, load, pace } = state
  const busy =
    load > 1
      ? ` **The machine was busy (load ${load.toFixed(1)} a core): times are worse and spread wider than on a quiet one.**`
      : ''
  // only times in milliseconds suffer from a busy machine; a slow machine also slows the throttled phone
  const slow =
    pace > 1.3
      ? ` **The machine started programs ${pace.toFixed(1)} times as slowly as usual: so did everything else.**`
      : ''
  const speed = (bytes) => `${((bytes * 8) / 1e6).toFixed(2)} Mbit/s`
  return [
    '# Bench\n',
    `${date} UTC, commit ${commit}, Chromium ${browser}, ${runs} interleaved runs, medians with quartiles. Network: ${network.latency} ms a round trip, ${speed(network.downloadThroughput)} down, ${speed(network.uploadThroughput)} up; HTTP/2, brotli, production headers. Production build: ${seconds.toFixed(1)} s. Read the ratios: absolute times belong to this machine. Remarks: [notes.md](notes.md).${busy}${slow}\n`,
    goals(results),
    ...results.flatMap((result) =>
      [...new Set(result.samples.map(({ cpu }) => cpu))].map((cpu) => comparison(result, cpu)),
    ),
    firstLoad(results, chunks),
    everyChunk(chunks),
  ].join('\n')
}
