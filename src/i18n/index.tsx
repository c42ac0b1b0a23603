/** The portal's own messages and the formats of numbers, dates and grades; the service's terms are in contract/. */
export { type Language, languages } from './languages'
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
