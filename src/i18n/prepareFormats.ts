/** Makes the writers of figures and dates before a page needs them: the first of each takes longer than drawing a page. */
import { formatsFor } from './format'
import { fill } from './message'
import { words } from './store'

const day = '2024-01-01'

/** Those that every home uses, one after the other, each with a pause for what is more urgent. `timeZone`: the school's. */
export function prepareFormats(timeZone: string): void {
  const { language } = words.get()
  const format = formatsFor(language)
  const works = [
    () => fill(language, { one: '{n}', other: '{n}' }, { n: 2 }),
    () => format.number(0.5),
    () => format.list([day, day]),
    () => format.day(0, timeZone),
    () => format.clock(0, timeZone),
    () => format.weekday(1),
    () => format.dayOfWeek(day),
    () => format.dateShort(day),
  ]
  for (const make of works) setTimeout(make)
}
