/** Fields that several pages share; each formats its text when the person leaves it. */
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

const nameFields = [
  ['nomeAluno', 'matricula.estudante.name'],
  ['nomeMae', 'matricula.estudante.mother'],
  ['nomeResponsavel', 'matricula.responsavel.name'],
] as const

/** Points out names of one word, whose family name may be missing, where they can be corrected; never refuses them. */
export function OneWord({ names }: { names: Partial<Record<(typeof nameFields)[number][0], string>> }) {
  const t = useT()
  const alone = nameFields.flatMap(([field, label]) => {
    const name = (names[field] ?? '').trim()
    return /^[^\s]+$/.test(name) ? [{ name, label: t(label) }] : []
  })
  if (alone.length === 0) return null
  return (
    <Notice tone="info">
      {alone.map((one) => (
        <p key={one.label}>{t('matricula.rule.oneWord', one)}</p>
      ))}
    </Notice>
  )
}
