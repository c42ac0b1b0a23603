/** Counts of unsent, invalid, sent and unconfirmed cells and lines, for the bar of the gradebook. */
import type { Key } from '@/domain/notas/keys'
import type { Above } from './scale'
import {
  errorOf,
  hasPending,
  knownValue,
  type Line,
  marksRefused,
  pending,
  refusalOf,
  stateOf,
  withoutGrade,
  isPublic,
  isSeen,
} from './line'

/** Counts of cells (down to `notClosed`) and of lines. */
const none = {
  unsent: 0,
  withError: 0,
  publish: 0,
  close: 0,
  /** Grades above the scale. */
  doubts: 0,
  /** Edits restored after a reload and unchanged since. */
  kept: 0,
  /** Refused grades: `returned` are those among them that the cells still hold, which no other count includes. */
  refused: 0,
  returned: 0,
  /** Cells whose publishing or closing was refused. */
  notPublished: 0,
  notClosed: 0,
  /** Lines that the next sending would include. */
  ready: 0,
  onTheWay: 0,
  unconfirmed: 0,
  conflicts: 0,
  /** Lines with a cell that the teacher has to correct. */
  toCorrect: 0,
}
export type Summary = typeof none & { canUndo: boolean }

/** Cells that would be lost: the same count in the bar, the question on leaving and the one before discarding. */
export const unsentCount = ({ unsent, returned, withError, publish, close }: Summary): number =>
  unsent + returned + withError + publish + close

/** Cells that the grid shows and that the service does not hold, as far as this tab knows. */
export const unseenCount = (summary: Summary): number => unsentCount(summary) + summary.onTheWay + summary.unconfirmed

/** The cells of a refused line whose grade was refused; none where only the line as a whole can be named. */
function refusedIn({ edits, refusals }: Line): ReadonlySet<Key> {
  const own = refusals.filter(({ marks }) => !marks)
  const whole = own.some(({ motivo }) => motivo === 'service')
  const typed = whole ? [...edits].flatMap(([chave, { error }]) => (error === null ? [chave] : [])) : []
  return new Set([...typed, ...own.flatMap(({ chave }) => chave ?? [])])
}

/** Adds the counts of one line (`sign` 1), or subtracts them (-1). */
function add(summary: typeof none, line: Line, sign: 1 | -1): void {
  const state = stateOf(line)
  const refused = state === 'refused' ? refusedIn(line) : null
  for (const [chave, { error, skipped, above, kept }] of line.edits) {
    if (kept) summary.kept += sign
    // a refused grade counts as refused, not as a doubt
    if (above && !refusalOf(line, chave)) summary.doubts += sign
    // a text that is still being typed does not count as an error yet
    if (refused?.has(chave)) summary.returned += sign
    else if (error === null || !skipped) summary.unsent += sign
    else summary.withError += sign
  }
  for (const becomes of line.becomes.values()) summary[becomes === 'fechada' ? 'close' : 'publish'] += sign
  if (hasPending(line)) summary.ready += sign
  const sending = line.sending?.state
  if (sending === 'unconfirmed') summary.unconfirmed += sign
  else if (sending && sending !== 'confirmed') summary.onTheWay += sign
  if (state === 'conflict') summary.conflicts += sign
  if (errorOf(line) !== null) summary.toCorrect += sign
  if (refused) summary.refused += sign * Math.max(1, refused.size)
  for (const becomes of marksRefused(line).values())
    summary[becomes === 'fechada' ? 'notClosed' : 'notPublished'] += sign
}

/** Updates the counts with every change of a line, so that a key press need not count 5,000 lines. */
export function createCounts() {
  let counts = { ...none }
  /** The last returned summary: the same object until a count changes, so that nothing redraws. */
  let told: Summary | null = null
  return {
    change(before: Line | undefined, after: Line): void {
      told = null
      if (before) add(counts, before, -1)
      add(counts, after, 1)
    },
    clear(): void {
      told = null
      counts = { ...none }
    },
    now: (canUndo: boolean): Summary => (told?.canUndo === canUndo ? told : (told = { ...counts, canUndo })),
  }
}

/** A published grade that the next sending changes or removes. */
export interface Publicada {
  id: number
  aluno: string
  chave: Key
  before: number | null
  after: number | null
}

export const changedPublished = (lines: readonly Line[]): Publicada[] =>
  lines.filter(hasPending).flatMap((line) =>
    [...pending(line)].flatMap(([chave, { valor }]) => {
      const nota = line.notas.get(chave)
      if (valor === undefined || !nota?.publicada || nota.valor === null) return []
      return [{ id: line.id, aluno: line.aluno, chave, before: nota.valor, after: valor }]
    }),
  )

/** A grade above the scale that the next sending would include. */
export interface Doubtful {
  id: number
  aluno: string
  chave: Key
  valor: number | null
  above: Above
}

export const doubtfulFigures = (lines: readonly Line[]): Doubtful[] =>
  lines
    .filter(hasPending)
    .flatMap(({ id, aluno, edits }) =>
      [...edits].flatMap(([chave, { valor, error, above }]) =>
        above && error === null ? [{ id, aluno, chave, valor, above }] : [],
      ),
    )

/** The active students of one evaluation, grouped by the state of their grade, before it is published or closed. */
export function check(book: { all: () => readonly Line[] }, chave: Key) {
  const ativos = book.all().filter(({ notas, record }) => record.ativo && notas.has(chave))
  const hasNota = (line: Line) => knownValue(line, chave) !== null
  const withEdit = (line: Line) => line.edits.has(chave)
  const fechada = ({ notas }: Line) => notas.get(chave)?.fechada === true
  return {
    unsent: ativos.filter(withEdit),
    noGrade: ativos.filter((line) => withoutGrade(line, chave)),
    published: ativos.filter((line) => isSeen(line, chave)),
    // a grade that the next sending closes need not be published: closing publishes it
    toPublish: ativos.filter(
      (line) => !isPublic(line, chave) && hasNota(line) && !withEdit(line) && line.becomes.get(chave) !== 'fechada',
    ),
    /** Sent and unconfirmed: publishing or closing would include these grades if they have arrived. */
    unseen: ativos.filter(
      ({ sending }) => sending?.state === 'unconfirmed' && sending.changes.get(chave)?.valor !== undefined,
    ),
    fechadas: ativos.filter(fechada),
    opened: ativos.filter((line) => !fechada(line)),
  }
}
