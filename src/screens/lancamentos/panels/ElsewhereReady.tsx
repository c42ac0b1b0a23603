/** What both panels offer where the chosen evaluation has nothing to publish or close: the ones that have. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ServiceText } from '@/ui/data/ServiceText'
import { Row, Stack } from '@/ui/page/layout'
import { check } from '../book/summary'
import { useGradebookView } from '../context'

/** Buttons to the other evaluations with grades to publish or close, when the current one has none. */
export function ElsewhereReady({ count }: { count: (of: ReturnType<typeof check>, chave: string) => number }) {
  const t = useT()
  const { book, columns, setColumn } = useGradebookView()
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
              // the button disappears, so the select of the evaluation takes the focus
              event.currentTarget.closest('section')?.querySelector('select')?.focus()
              setColumn(chave)
            }}
          >
            <span>
              <ServiceText>{titulo}</ServiceText> ({n})
            </span>
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
