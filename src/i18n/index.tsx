/**
 * The words of the people. Belongs here: sentences in three languages, how numbers, dates and grades are written.
 * Does not: words of the service (contract/). `useT()` gives `t(key, params)`, `useFormat()` the writers.
 */
export { isLanguage, type Language, languages } from './languages'
export { loadMessages, type MessageKey, preferredLanguage, setLanguage, type Subject } from './store'
export { addScreenWords } from './screenWords'
export { dateWriter, type Formats, wallClock } from './format'
export type { Params } from './message'
export { useFormat, useI18n } from './useI18n'
export { t, type Translate, useLanguage, useT } from './useT'
