/** A number with comma or point. The value stays text: rules read it with `decimalOf`. */
import { useLanguage } from '@/i18n'
import { tidyDecimal } from './decimal'
import { TextField, type TextFieldProps } from './TextField'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'tidy'> {
  /** Only whole numbers: the keypad without a comma. */
  whole?: boolean
}

export function NumberField({ whole = false, width = '7rem', ...rest }: NumberFieldProps) {
  const language = useLanguage()
  return (
    <TextField
      {...rest}
      width={width}
      inputMode={whole ? 'numeric' : 'decimal'}
      tidy={(text) => tidyDecimal(text, language)}
    />
  )
}
