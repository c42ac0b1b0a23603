/** What several pages ask for: each field in the form in which it is written, put so when the person leaves it. */
import { tidyCpf } from '@/domain/documents'
import { normalizeProtocolo } from '@/domain/protocol'
import { useT } from '@/i18n'
import { DateField } from '@/ui/form/DateField'
import { Notice } from '@/ui/page/Notice'
import { TextField, type TextFieldProps } from '@/ui/form/TextField'
import { aboutYear } from '../flow/rules'

type Props = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'optional' | 'autoComplete'>

export function CpfField(props: Props) {
  return <TextField {...props} inputMode="numeric" width="15rem" tidy={tidyCpf} />
}

export function NameField(props: Props) {
  return <TextField {...props} spellCheck={false} autoCapitalize="words" />
}

export function ProtocoloField(props: Props) {
  return <TextField {...props} autoCapitalize="characters" spellCheck={false} width="16rem" tidy={normalizeProtocolo} />
}

export function BirthField({ name }: Pick<Props, 'name'>) {
  return <DateField name={name} label={useT()('matricula.estudante.birth')} aboutYear={aboutYear} />
}

/** A name of one word may be whole, or its family name was forgotten: said where it can be corrected, never a no. */
export function OneWord({ names }: { names: readonly string[] }) {
  const t = useT()
  const alone = [...new Set(names.map((name) => name.trim()))].filter((name) => /^[^\s]+$/.test(name))
  if (alone.length === 0) return null
  return (
    <Notice tone="info">
      {alone.map((name) => (
        <p key={name}>{t('matricula.rule.oneWord', { name })}</p>
      ))}
    </Notice>
  )
}
