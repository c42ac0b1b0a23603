/** Where the evaluation that is looked at has nothing to publish or to close: those that have, each one press away. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ServiceText } from '@/ui/data/ServiceText'
import { Row, Stack } from '@/ui/page/layout'
import { useDiario } from '../context'
import { check } from './check'

export function ElsewhereReady({ count }: { count: (of: ReturnType<typeof check>, chave: string) => number }) {
  const t = useT()
  const { book, columns, setColumn } = useDiario()
  const ready = columns
    .map(({ chave, titulo }) => ({ chave, titulo, n: count(check(book, chave), chave) }))
    .filter(({ n }) => n > 0)
  if (ready.length === 0) return null
  return (
    <Stack gap={1}>
      <p>{t('lancamentos.elsewhere')}</p>
      <Row gap={4}>
        {ready.map(({ chave, titulo, n }) => (
          <Button
            key={chave}
            variant="link"
            onClick={(event) => {
              // the button goes: what it chose takes the focus
              event.currentTarget.closest('section')?.querySelector('select')?.focus()
              setColumn(chave)
            }}
          >
            <ServiceText>{titulo}</ServiceText> ({n})
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
