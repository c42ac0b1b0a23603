// A form that nothing takes back: Enter leads from field to field, and only Ctrl+Enter or the button sends.
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from '@/contract'
import { enterGoesOn } from '@/ui/form/enterGoesOn'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'

const rules = z.object({ nome: z.string(), rg: z.string(), cpf: z.string() })
const onSubmit = vi.fn()

function Case() {
  const form = useSchemaForm(rules, { nome: '', rg: '', cpf: '' })
  return (
    <Form form={form} refused={null} pending={false} onSubmit={onSubmit} submitLabel="Enviar">
      <div ref={enterGoesOn}>
        <TextField name="nome" label="Nome" />
      </div>
      <details>
        <summary>Documentos</summary>
        <TextField name="rg" label="RG" />
      </details>
      <TextField name="cpf" label="CPF" />
    </Form>
  )
}
const field = (label: string) => screen.getByLabelText(label)
const turn = () => new Promise((done) => setTimeout(done, 20))

beforeEach(() => {
  onSubmit.mockClear()
  render(<Case />)
  field('Nome').focus()
})

test('Enter goes past what is folded away, with Shift back, and at the end to the button', () => {
  expect(fireEvent.keyDown(field('Nome'), { key: 'Enter' })).toBe(false)
  expect(field('CPF')).toHaveFocus()
  fireEvent.keyDown(field('CPF'), { key: 'Enter', shiftKey: true })
  expect(field('Nome')).toHaveFocus()
  field('CPF').focus()
  fireEvent.keyDown(field('CPF'), { key: 'Enter' })
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus()
})

test('a word that is being composed owns its keys: Enter leads nowhere, with Ctrl it sends nothing', async () => {
  fireEvent.keyDown(field('Nome'), { key: 'Enter', isComposing: true })
  expect(field('Nome')).toHaveFocus()
  fireEvent.keyDown(field('Nome'), { key: 'Enter', ctrlKey: true, isComposing: true })
  await turn()
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each(['ctrlKey', 'metaKey'])('with %s it is sent from wherever the person is', async (key) => {
  fireEvent.keyDown(document.body, { key: 'Enter', [key]: true })
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})

test('keys that are held send once, however fast the answer comes', async () => {
  fireEvent.keyDown(field('Nome'), { key: 'Enter', ctrlKey: true })
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  await turn()
  fireEvent.keyDown(field('Nome'), { key: 'Enter', ctrlKey: true, repeat: true })
  await turn()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('nothing is sent under an open question, nor by the key that presses something else', async () => {
  const other = document.body.appendChild(document.createElement('button'))
  fireEvent.keyDown(other, { key: 'Enter', ctrlKey: true })
  const question = document.body.appendChild(document.createElement('dialog'))
  question.open = true
  fireEvent.keyDown(field('Nome'), { key: 'Enter', ctrlKey: true })
  await turn()
  expect(onSubmit).not.toHaveBeenCalled()
  other.remove()
  question.remove()
})
