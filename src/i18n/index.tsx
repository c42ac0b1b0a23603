/** The words of the people and how numbers, dates and grades are written; words of the service stand in contract/. */
export { isLanguage, type Language, languages } from './languages'
export { loadMessages, type MessageKey, preferredLanguage, setLanguage, type Subject } from './store'
export { addScreenWords } from './screenWords'
export { dateWriter, type Formats, wallClock } from './format'
export type { Params } from './message'
export { prepareFormats } from './prepareFormats'
export { useFormat, useI18n } from './useI18n'
export { t, type Translate, useLanguage, useT } from './useT'
