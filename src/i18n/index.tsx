/** The words of the people and how numbers, dates and grades are written; words of the service stand in contract/. */
export { isLanguage, type Language, languages } from './languages'
export {
  fetching,
  loadMessages,
  type PlainKey,
  noteSchoolLanguage,
  preferredLanguage,
  type RuleKey,
  setLanguage,
  type Subject,
} from './store'
export { addScreenWords } from './screenWords'
export { type Formats, formatsFor, wallClock } from './format'
export { decimalOf } from './numbers'
export type { Params } from './message'
export { useFormat, useI18n } from './useI18n'
export { t, type Translate, useLanguage, useMissedLanguage, useT } from './useT'
