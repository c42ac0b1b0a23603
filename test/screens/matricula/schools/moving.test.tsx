// Moving a wish by its button on a phone that draws the page once more before the new order stands there.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { type Reserva, z } from '@/contract'
import { loadMessages } from '@/i18n'
import { Wishes } from '@/screens/matricula/schools/Wishes'
import { Form } from '@/ui/form/Form'
import { useSchemaForm } from '@/ui/form/useSchemaForm'

const rows = [1, 2].map((unidadeId) => ({ unidadeId, nomeEscola: `Escola ${unidadeId}`, turno: 'Manhã' }) as Reserva)

/** Takes the new order only when `take` is called, and draws at once. */
let take: () => void = () => undefined
function Page() {
  const [escolhas, setEscolhas] = useState(rows)
  const [, setWords] = useState('')
  const form = useSchemaForm(z.object({ escolhas: z.string() }), { escolhas: '' })
  return (
    <Form form={form} refused={null} pending={false} onSubmit={() => undefined} submitLabel="Continuar">
      <Wishes
        escolhas={escolhas}
        nameOf={({ nomeEscola }) => nomeEscola}
        onChange={(next, words) => {
          setWords(words)
          take = () => setEscolhas(next)
        }}
        onRemove={() => undefined}
      />
    </Form>
  )
}

beforeAll(() => loadMessages('matricula'))

test('the focus goes with the wish that moves, also when the page is drawn before', async () => {
  render(<Page />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Descer Escola 1' }))
  act(() => take())
  expect(screen.getByRole('button', { name: 'Subir Escola 1' })).toHaveFocus()
})
