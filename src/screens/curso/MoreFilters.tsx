/** Filters by number, for who knows the numbers of the service (decisions §14): empty by default, out of the way. */
import { useEffect } from 'react'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { Disclosure } from '@/ui/page/Disclosure'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import styles from './list.module.css'
import type { Filters } from './useFilters'

const whole = z.string().check(z.trim(), z.regex(/^\d{0,9}$/, 'curso.filtro.digitsOnly'))
const rules = z.object({ curso: whole, requisito: whole, avaliacao: z.string().check(z.trim(), z.maxLength(80)) })

export function MoreFilters({ filters }: { filters: Filters }) {
  const t = useT()
  const curso = filters.numero('curso')
  const requisito = String(filters.numero('requisito') || '')
  const avaliacao = filters.text('avaliacao')
  const form = useSchemaForm(rules, { curso: '', requisito, avaliacao })
  const { reset } = form
  useEffect(() => {
    // a link or "clear" changes the filters too
    reset({ curso: '', requisito, avaliacao })
  }, [reset, curso, requisito, avaliacao])
  return (
    <div className={styles.more}>
      <Disclosure summary={t('curso.filtro.more')}>
        <Form
          form={form}
          refused={null}
          pending={false}
          submitLabel={t('curso.filtro.apply')}
          submitVariant="secondary"
          onSubmit={(values) => filters.change({ ...values, curso: curso || values.curso, atividade: '' })}
        >
          {/* a chosen course is named above: its number is for one that nothing has named */}
          {curso === 0 && (
            <TextField name="curso" label={t('curso.filtro.numeroCurso')} inputMode="numeric" width="9rem" optional />
          )}
          <TextField
            name="requisito"
            label={t('curso.filtro.numeroRequisito')}
            inputMode="numeric"
            width="9rem"
            optional
          />
          <TextField name="avaliacao" label={t('curso.filtro.numeroAvaliacao')} width="15rem" optional />
        </Form>
      </Disclosure>
    </div>
  )
}
