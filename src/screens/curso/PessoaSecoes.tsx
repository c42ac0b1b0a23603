/** The sections of the person record. Folded on a phone, opened where something is wrong. */
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { useFormState } from 'react-hook-form'
import { formatCpf, digits } from '@/domain/documentos'
import { useT } from '@/i18n'
import { Disclosure } from '@/ui/Disclosure'
import { DateField } from '@/ui/form/DateField'
import { TextField } from '@/ui/form/TextField'
import type { SchemaForm } from '@/ui/form/useSchemaForm'
import { Stack } from '@/ui/layout'
import { type Campo, type Digitado, type Secao, secoes } from './pessoa'

const wide = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 40rem)')
const subscribe = (listener: () => void) => {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}
const isWide = () => wide?.matches ?? true

const tidyCpf = (typed: string) => formatCpf(digits(typed)) || typed
/** How wide a field is and what keypad it wants, where that is not a line of plain text. */
const special: Partial<
  Record<Campo, { width?: string; inputMode?: 'numeric'; type?: 'email' | 'text'; tidy?: (typed: string) => string }>
> = {
  id: { width: '9rem', inputMode: 'numeric' },
  cpf: { width: '15rem', inputMode: 'numeric', tidy: tidyCpf },
  cpfConjuge: { width: '15rem', inputMode: 'numeric', tidy: tidyCpf },
  rg: { width: '15rem' },
  orgaoEmissorRG: { width: '9rem' },
  email: { type: 'email' },
  tituloEleitor: { width: '15rem', inputMode: 'numeric' },
  zonaTitulo: { width: '9rem', inputMode: 'numeric' },
  secaoTitulo: { width: '9rem', inputMode: 'numeric' },
  documentoMilitar: { width: '15rem' },
  passaporte: { width: '15rem' },
  numeroVisto: { width: '15rem' },
}
/** Fields whose label alone does not say what is meant. */
const hinted = ['nomeExibicao', 'nomeRegistro', 'id', 'homePage', 'tituloEleitor'] as const satisfies Campo[]
type ComDica = (typeof hinted)[number]
const hasHint = (campo: Campo): campo is ComDica => hinted.some((one) => one === campo)

export function PessoaSecoes({ form }: { form: SchemaForm<Digitado> }) {
  const names = Object.keys(secoes) as Secao[]
  const roomy = useSyncExternalStore(subscribe, isWide)
  const { errors } = useFormState({ control: form.control })
  const [open, setOpen] = useState<ReadonlySet<Secao>>(new Set(['identificacao']))
  return (
    <Stack gap={roomy ? 6 : 3}>
      {names.map((secao) => (
        <SecaoBox
          key={secao}
          secao={secao}
          folds={!roomy}
          open={open.has(secao) || secoes[secao].some((campo) => errors[campo])}
          onToggle={(now) => {
            const next = new Set(open)
            if (now) next.add(secao)
            else next.delete(secao)
            setOpen(next)
          }}
        >
          {secoes[secao].map((campo) => (
            <CampoDaPessoa key={campo} campo={campo} />
          ))}
        </SecaoBox>
      ))}
    </Stack>
  )
}

function SecaoBox({
  secao,
  folds,
  open,
  onToggle,
  children,
}: {
  secao: Secao
  folds: boolean
  open: boolean
  onToggle: (open: boolean) => void
  children: ReactNode
}) {
  const t = useT()
  const id = useId()
  const fields = <Stack gap={5}>{children}</Stack>
  if (folds) {
    return (
      <Disclosure summary={t(`curso.pessoa.secao.${secao}`)} open={open} onToggle={onToggle}>
        {fields}
      </Disclosure>
    )
  }
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id}>{t(`curso.pessoa.secao.${secao}`)}</h2>
        {fields}
      </Stack>
    </section>
  )
}

function CampoDaPessoa({ campo }: { campo: Campo }) {
  const t = useT()
  const label = t(`curso.pessoa.campo.${campo}`)
  if (campo === 'validadeVisto') return <DateField name={campo} label={label} optional />
  return (
    <TextField
      name={campo}
      label={label}
      hint={hasHint(campo) ? t(`curso.pessoa.dica.${campo}`) : undefined}
      optional={campo !== 'nome'}
      {...(campo.startsWith('nome') ? { spellCheck: false } : {})}
      {...special[campo]}
    />
  )
}
