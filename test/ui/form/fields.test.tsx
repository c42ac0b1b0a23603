// Each field: its name, its attributes, and the value it hands over.
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { z } from '@/contract'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { DateField } from '@/ui/form/DateField'
import { Form } from '@/ui/form/Form'
import { PasswordField } from '@/ui/form/PasswordField'
import { RadioField } from '@/ui/form/RadioField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'

const rules = z.looseObject({})
const submitted = vi.fn()

function Case({ start, children }: { start: Record<string, unknown>; children: ReactNode }) {
  const form = useSchemaForm(rules, start)
  return (
    <Form form={form} refused={null} pending={false} onSubmit={submitted} submitLabel="Enviar">
      {children}
    </Form>
  )
}
const show = (field: ReactNode, start: Record<string, unknown>) => {
  submitted.mockClear()
  return render(<Case start={start}>{field}</Case>)
}
const values = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  return submitted.mock.calls.at(-1)?.[0] as Record<string, unknown>
}

describe('text', () => {
  test.each([
    [
      <TextField key="a" name="x" label="CPF" inputMode="numeric" />,
      { type: 'text', inputmode: 'numeric', autocomplete: 'off' },
    ],
    [
      <TextField key="b" name="x" label="Telefone" type="tel" autoComplete="tel-national" />,
      { type: 'tel', autocomplete: 'tel-national' },
    ],
    [
      <TextField key="c" name="x" label="E-mail" type="email" autoComplete="email" />,
      { type: 'email', autocomplete: 'email' },
    ],
  ])('attributes %#', (field, attributes) => {
    show(field, { x: '' })
    const input = screen.getByRole('textbox')
    for (const [name, value] of Object.entries(attributes)) expect(input).toHaveAttribute(name, value)
    expect(input).not.toHaveAttribute('required')
    expect(input).not.toHaveAttribute('placeholder')
  })

  test('label, hint and input stand in this order', () => {
    const { container } = show(<TextField name="x" label="CEP" hint="8 números" />, { x: '' })
    expect([...(container.querySelector('form > div')?.children ?? [])].map((child) => child.tagName)).toEqual([
      'LABEL',
      'P',
      'INPUT',
    ])
  })

  test('an optional field says so', () => {
    show(<TextField name="x" label="E-mail" optional />, { x: '' })
    expect(screen.getByRole('textbox', { name: 'E-mail (opcional)' })).toBeVisible()
  })

  test('is tidied on leaving, never while typing, and anything is accepted', async () => {
    const tidy = (text: string) => (/^\d{8}$/.test(text) ? `${text.slice(0, 5)}-${text.slice(5)}` : text)
    show(<TextField name="cep" label="CEP" tidy={tidy} />, { cep: '' })
    const input = screen.getByRole('textbox')
    await userEvent.type(input, '50740560')
    expect(input).toHaveValue('50740560')
    await userEvent.tab()
    expect(input).toHaveValue('50740-560')
    expect(await values()).toEqual({ cep: '50740-560' })
    await userEvent.clear(input)
    await userEvent.type(input, 'não sei')
    await userEvent.tab()
    expect(input).toHaveValue('não sei')
  })
})

describe('password', () => {
  test('is hidden, can be shown, pasted, and remembered by the browser', async () => {
    show(<PasswordField name="password" label="Senha" />, { password: '' })
    const input = screen.getByLabelText('Senha')
    expect(input).toHaveAttribute('type', 'password')
    expect(input).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.click(input)
    await userEvent.paste('segredo 1')
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(input).toHaveAttribute('type', 'text')
    expect(input).toHaveValue('segredo 1')
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }))
    expect(input).toHaveAttribute('type', 'password')
    expect(await values()).toEqual({ password: 'segredo 1' })
  })
})

const turnos = [
  { value: 'm', label: 'Manhã', hint: '7h às 11h30' },
  { value: 't', label: 'Tarde' },
]

describe('choices', () => {
  test('a list starts at "Escolha" and hands over its value', async () => {
    show(<SelectField name="serie" label="Série" options={turnos} />, { serie: '' })
    const list = screen.getByRole('combobox', { name: 'Série' })
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Escolha', 'Manhã', 'Tarde'])
    await userEvent.selectOptions(list, 'Tarde')
    expect(await values()).toEqual({ serie: 't' })
  })
  test('radios are a named group, each with its line', async () => {
    show(<RadioField name="turno" label="Turno" options={turnos} />, { turno: '' })
    const group = within(screen.getByRole('radiogroup', { name: 'Turno' }))
    expect(group.getByRole('radio', { name: 'Manhã' })).toHaveAccessibleDescription('7h às 11h30')
    await userEvent.click(group.getByText('Tarde'))
    expect(group.getByRole('radio', { name: 'Tarde' })).toBeChecked()
    expect(await values()).toEqual({ turno: 't' })
  })
  test('radios go by arrow keys', async () => {
    show(<RadioField name="turno" label="Turno" options={turnos} />, { turno: 'm' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(await values()).toEqual({ turno: 't' })
  })
  test('a checkbox is false until it is checked', async () => {
    show(<CheckboxField name="rememberMe" label="Manter conectado" hint="Não marque em público" />, {
      rememberMe: false,
    })
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Não marque em público')
    expect(await values()).toEqual({ rememberMe: false })
    await userEvent.click(screen.getByText('Manter conectado'))
    expect(await values()).toEqual({ rememberMe: true })
  })
})

describe('date', () => {
  const part = (name: string) => screen.getByRole('textbox', { name })
  test('three texts become one; what was typed stays as it was typed', async () => {
    show(<DateField name="data" label="Data de nascimento" />, { data: '' })
    expect(screen.getByRole('group', { name: 'Data de nascimento' })).toHaveAccessibleDescription(
      'Por exemplo, 27 3 2018',
    )
    await userEvent.type(part('Dia'), '3')
    await userEvent.type(part('Mês'), 'março')
    await userEvent.type(part('Ano'), '2018')
    expect(part('Dia')).toHaveValue('3')
    expect(part('Mês')).toHaveValue('março')
    expect(await values()).toEqual({ data: '2018-03-03' })
    expect(part('Mês')).toHaveValue('março')
  })
  test.each(['Dia', 'Mês', 'Ano'])('a whole date pasted into %s fills all three', async (name) => {
    show(<DateField name="data" label="Data de nascimento" />, { data: '' })
    await userEvent.type(part('Mês'), '7')
    await userEvent.click(part(name))
    await userEvent.clear(part(name))
    await userEvent.paste('27/03/2018')
    expect([part('Dia'), part('Mês'), part('Ano')].map((one) => (one as HTMLInputElement).value)).toEqual([
      '27',
      '03',
      '2018',
    ])
    expect(await values()).toEqual({ data: '2018-03-27' })
  })
  test('a whole date is not moved away while an input method is composing it', () => {
    show(<DateField name="data" label="Data de nascimento" />, { data: '' })
    const whole = '２７０３２０１８'
    fireEvent.input(part('Dia'), { target: { value: whole }, isComposing: true })
    expect(part('Dia')).toHaveValue(whole)
    fireEvent.compositionEnd(part('Dia'))
    expect([part('Dia'), part('Mês'), part('Ano')].map((one) => (one as HTMLInputElement).value)).toEqual([
      '27',
      '03',
      '2018',
    ])
  })
  test('a day that does not exist, or a short year, is divided when the field is left, and told at its part', async () => {
    show(<DateField name="data" label="Data de nascimento" />, { data: '' })
    await userEvent.type(part('Dia'), '27/03/18')
    expect(part('Dia')).toHaveValue('27/03/18')
    await userEvent.tab()
    expect([part('Dia'), part('Mês'), part('Ano')].map((one) => (one as HTMLInputElement).value)).toEqual([
      '27',
      '03',
      '18',
    ])
    expect(await values()).toEqual({ data: '18-03-27' })
  })
  test('does not jump by itself', async () => {
    show(<DateField name="data" label="Data de nascimento" />, { data: '' })
    await userEvent.type(part('Dia'), '27')
    expect(part('Dia')).toHaveFocus()
  })
  test('a value from a draft is shown, even half of one', () => {
    show(<DateField name="data" label="Data de nascimento" />, { data: '2018-03-27' })
    expect([part('Dia'), part('Mês'), part('Ano')].map((one) => (one as HTMLInputElement).value)).toEqual([
      '27',
      '03',
      '2018',
    ])
  })
  test('numeric keypad for day and year, words allowed for the month', () => {
    show(<DateField name="data" label="Data de nascimento" />, { data: '' })
    expect(part('Dia')).toHaveAttribute('inputmode', 'numeric')
    expect(part('Ano')).toHaveAttribute('inputmode', 'numeric')
    expect(part('Mês')).not.toHaveAttribute('inputmode', 'numeric')
    for (const name of ['Dia', 'Mês', 'Ano']) expect(part(name)).toHaveAttribute('autocomplete', 'off')
  })
})
