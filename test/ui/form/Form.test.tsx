// The one way to make a form: what happens when it cannot be sent, and that nothing typed is ever lost.
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from '@/contract'
import { LiveRegions } from '@/ui/action/live'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { dateProblem } from '@/ui/form/date'
import { DateField } from '@/ui/form/DateField'
import type { Refused } from '@/ui/form/context'
import { Form } from '@/ui/form/Form'
import { RadioField } from '@/ui/form/RadioField'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { PageHeader } from '@/ui/page/PageHeader'
import { setPortalName } from '@/ui/page/title'

const rules = z.object({
  turno: z.string().check(z.minLength(1, 'Escolha o turno')),
  nome: z.string().check(z.trim(), z.minLength(1, 'Digite o nome completo do estudante')),
  nascimento: z.string().check((ctx) => {
    const message = dateProblem(ctx.value)
    if (message) ctx.issues.push({ code: 'custom', message, input: ctx.value })
  }),
  manter: z.boolean(),
})
const start = { nome: '', nascimento: '', turno: '', manter: false }
type Values = typeof start

interface Props {
  onSubmit?: (values: Values) => unknown
  refused?: Refused | null
  pending?: boolean
}
function Case({ onSubmit = () => undefined, refused = null, pending = false }: Props) {
  const form = useSchemaForm<Values>(rules, start, refused?.fields)
  return (
    <>
      <LiveRegions />
      <main>
        <PageHeader title="Estudante" />
        <Form form={form} refused={refused} pending={pending} onSubmit={onSubmit} submitLabel="Continuar">
          <TextField name="nome" label="Nome completo do estudante" hint="Copie da certidão" />
          <DateField name="nascimento" label="Data de nascimento" />
          <RadioField
            name="turno"
            label="Turno"
            options={[
              { value: 'm', label: 'Manhã' },
              { value: 't', label: 'Tarde' },
            ]}
          />
          <CheckboxField name="manter" label="Manter conectado" hint="Não marque em computador de uso público" />
        </Form>
      </main>
    </>
  )
}
const main = () => within(screen.getByRole('main'))
const send = async () => {
  await userEvent.click(main().getByRole('button', { name: 'Continuar' }))
  await settled()
}
/** Rules are asked asynchronously, and effects follow: one turn of the clock later all of it is on the page. */
const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 5)))
function theForm(): HTMLFormElement {
  const form = screen.getByRole('main').querySelector('form')
  if (!form) throw new Error('no form')
  return form
}
const links = () => within(main().getByRole('alert')).getAllByRole('link')

beforeEach(() => setPortalName('Portal'))

describe('a submit with problems', () => {
  test('says how many, in the order of the fields, and takes focus; the title says so too', async () => {
    const submit = vi.fn()
    render(<Case onSubmit={submit} />)
    await send()
    const summary = main().getByRole('alert', { name: 'Há 2 problemas para corrigir' })
    expect(summary).toHaveFocus()
    expect(links().map((link) => link.textContent)).toEqual(['Digite o nome completo do estudante', 'Escolha o turno'])
    expect(document.title).toBe('Erro: Estudante – Portal')
    expect(submit).not.toHaveBeenCalled()
  })

  test('is the first thing of the form', async () => {
    render(<Case />)
    await send()
    expect(screen.getByRole('main').querySelector('form')?.firstElementChild).toBe(main().getByRole('alert'))
  })

  test('each link focuses its field and leaves the address alone', async () => {
    render(<Case />)
    await send()
    const [toNome, toTurno] = links() as [HTMLElement, HTMLElement]
    await userEvent.click(toNome)
    expect(main().getByRole('textbox', { name: 'Nome completo do estudante' })).toHaveFocus()
    await userEvent.click(toTurno)
    expect(main().getByRole('radio', { name: 'Manhã' })).toHaveFocus()
    expect(window.location.hash).toBe('')
  })

  test('what is corrected says so when its field is left, in the same place; sent again it is looked through anew', async () => {
    const submit = vi.fn()
    render(<Case onSubmit={submit} />)
    await send()
    const nome = main().getByRole('textbox', { name: 'Nome completo do estudante' })
    await userEvent.click(nome)
    await userEvent.tab()
    await settled()
    expect(nome, 'nothing was changed').toHaveAccessibleDescription(
      'Copie da certidão Digite o nome completo do estudante',
    )
    await userEvent.type(nome, 'Ana')
    expect(nome, 'nothing changes while it is being typed').toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await settled()
    expect(nome).not.toHaveAttribute('aria-invalid')
    expect(nome).toHaveAccessibleDescription('Copie da certidão Corrigido: Nome completo do estudante')
    expect(main().getByRole('alert')).toHaveAccessibleName('Há 1 problema para corrigir')
    expect(links().map((link) => link.textContent)).toEqual([
      'Corrigido: Nome completo do estudante',
      'Escolha o turno',
    ])
    await userEvent.clear(nome)
    await userEvent.tab()
    await settled()
    expect(nome, 'emptied again it is wrong again').toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(nome, 'Ana')
    await userEvent.click(main().getByRole('radio', { name: 'Tarde' }))
    await userEvent.tab()
    await settled()
    expect(main().getByRole('alert')).toHaveAccessibleName('Corrigido: envie de novo')
    expect(document.title).toBe('Estudante – Portal')
    await send()
    expect(submit).toHaveBeenCalledTimes(1)
    expect(main().queryByRole('alert')).toBeNull()
    await userEvent.clear(nome)
    await send()
    expect(links(), 'what was corrected before is not told once more').toHaveLength(1)
  })

  test('what is chosen by a key says at once that it is corrected', async () => {
    render(<Case />)
    await send()
    act(() => main().getByRole('radio', { name: 'Manhã' }).focus())
    await settled()
    await userEvent.keyboard(' ')
    await settled()
    expect(main().getByRole('radiogroup')).toHaveAccessibleDescription('Corrigido: Turno')
  })

  test('a date that is corrected is marked no longer, in none of its parts', async () => {
    render(<Case />)
    const part = (name: string) => main().getByRole('textbox', { name })
    await userEvent.type(part('Dia'), '1')
    await send()
    expect(part('Mês')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(part('Mês'), '2')
    await userEvent.type(part('Ano'), '2014')
    await userEvent.tab()
    await settled()
    for (const name of ['Dia', 'Mês', 'Ano']) expect(part(name)).not.toHaveAttribute('aria-invalid')
    expect(main().getAllByText('Corrigido: Data de nascimento'), 'in the summary and at the field').toHaveLength(2)
  })

  test('the field carries the same words after its hint, and is marked', async () => {
    render(<Case />)
    const nome = main().getByRole('textbox', { name: 'Nome completo do estudante' })
    expect(nome).toHaveAccessibleDescription('Copie da certidão')
    expect(nome).not.toHaveAttribute('aria-invalid')
    await send()
    expect(nome).toHaveAttribute('aria-invalid', 'true')
    expect(nome).toHaveAccessibleDescription(/^Copie da certidão !?\s?Digite o nome completo do estudante$/)
    expect(main().getByRole('radiogroup', { name: 'Turno' })).toHaveAttribute('aria-invalid', 'true')
    expect(main().getByRole('radiogroup', { name: 'Turno' })).toHaveAccessibleDescription(/Escolha o turno/)
  })

  test('keeps what was typed, says nothing while typing, and takes focus again at the next submit', async () => {
    render(<Case />)
    await userEvent.type(main().getByRole('textbox', { name: 'Nome completo do estudante' }), 'Ana D’Ávila')
    await send()
    expect(main().getByRole('textbox', { name: 'Nome completo do estudante' })).toHaveValue('Ana D’Ávila')
    const summary = main().getByRole('alert', { name: 'Há 1 problema para corrigir' })
    await userEvent.click(main().getByRole('radio', { name: 'Tarde' }))
    await userEvent.clear(main().getByRole('textbox', { name: 'Nome completo do estudante' }))
    await settled()
    expect(summary, 'what was said is right by now').toHaveAccessibleName('Corrigido: envie de novo')
    expect(summary).not.toHaveFocus()
    await send()
    expect(links().map((link) => link.textContent)).toEqual(['Digite o nome completo do estudante'])
    expect(main().getByRole('alert')).toHaveFocus()
  })

  test('the summary and "Erro: " go when it could be sent', async () => {
    render(<Case />)
    await send()
    await userEvent.type(main().getByRole('textbox', { name: 'Nome completo do estudante' }), 'Ana')
    await userEvent.click(main().getByRole('radio', { name: 'Tarde' }))
    await send()
    expect(main().queryByRole('alert')).not.toBeInTheDocument()
    expect(document.title).toBe('Estudante – Portal')
  })

  test('a date without its year is named by the label, and the link lands on the year', async () => {
    render(<Case />)
    const birth = within(main().getByRole('group', { name: 'Data de nascimento' }))
    await userEvent.type(birth.getByRole('textbox', { name: 'Dia' }), '27')
    await userEvent.type(birth.getByRole('textbox', { name: 'Mês' }), 'mar')
    await send()
    const link = main().getByRole('link', { name: 'A data de nascimento precisa ter o ano' })
    await userEvent.click(link)
    expect(birth.getByRole('textbox', { name: 'Ano' })).toHaveFocus()
    expect(birth.getByRole('textbox', { name: 'Ano' })).toHaveAttribute('aria-invalid', 'true')
    expect(birth.getByRole('textbox', { name: 'Dia' })).not.toHaveAttribute('aria-invalid')
    expect(birth.getByRole('textbox', { name: 'Mês' })).toHaveValue('mar')
  })
})

describe('a submit without problems', () => {
  const fill = async () => {
    await userEvent.type(main().getByRole('textbox', { name: 'Nome completo do estudante' }), '  Ana  ')
    await userEvent.click(main().getByRole('radio', { name: 'Manhã' }))
  }
  test('hands over what the rules made of it', async () => {
    const submit = vi.fn()
    render(<Case onSubmit={submit} />)
    await fill()
    await userEvent.click(main().getByRole('checkbox', { name: 'Manter conectado' }))
    await send()
    expect(submit).toHaveBeenCalledExactlyOnceWith({ nome: 'Ana', nascimento: '', turno: 'm', manter: true })
  })
  test('never by the address: a native submit is always prevented, and would be a post', async () => {
    render(<Case />)
    const form = theForm()
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('novalidate')
    // fireEvent answers false when the default was prevented
    expect(fireEvent.submit(form)).toBe(false)
    await settled()
  })
  test('twice in a row is once', async () => {
    const answers: (() => void)[] = []
    const submit = vi.fn(() => new Promise<void>((done) => answers.push(done)))
    render(<Case onSubmit={submit} />)
    await fill()
    const form = theForm()
    fireEvent.submit(form)
    fireEvent.submit(form)
    await vi.waitFor(() => expect(submit).toHaveBeenCalled())
    fireEvent.submit(form)
    answers[0]?.()
    await settled()
    expect(submit).toHaveBeenCalledOnce()
    await send()
    expect(submit).toHaveBeenCalledTimes(2)
    answers[1]?.()
    await settled()
  })
  test('while pending the button says so, is said, and nothing is sent', async () => {
    const submit = vi.fn()
    render(<Case onSubmit={submit} pending />)
    await fill()
    const button = main().getByRole('button')
    expect(button).toHaveAccessibleName('Enviando…')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Enviando…')
    await userEvent.click(button)
    await userEvent.type(main().getByRole('textbox', { name: 'Nome completo do estudante' }), '{Enter}')
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('a refusal that arrives later', () => {
  const refusal: Refused = {
    message: 'Confira os dados informados.',
    fromService: true,
    fields: { nome: 'Nome não confere com a certidão.', campoAlheio: 'Campo recusado.' },
  }
  test('shows the words of the service, links where it can, keeps what was typed', async () => {
    const { rerender } = render(<Case />)
    await userEvent.type(main().getByRole('textbox', { name: 'Nome completo do estudante' }), 'Ana')
    rerender(<Case refused={{ ...refusal, more: <p>Fale com a secretaria.</p> }} />)
    await settled()
    const summary = main().getByRole('alert', { name: 'Há 2 problemas para corrigir' })
    expect(summary).toHaveFocus()
    expect(within(summary).getByText('Confira os dados informados.')).toHaveAttribute('lang', 'pt-BR')
    expect(links().map((link) => link.textContent)).toEqual([
      'Nome completo do estudante: Nome não confere com a certidão.',
    ])
    expect(within(summary).getByText('Campo recusado.')).toBeVisible()
    expect(within(summary).getByText('Fale com a secretaria.')).toBeVisible()
    const nome = main().getByRole('textbox', { name: 'Nome completo do estudante' })
    expect(nome).toHaveValue('Ana')
    expect(nome).toHaveAccessibleDescription(/Nome não confere com a certidão\.$/)
  })

  test('made anew on each render it neither steals focus nor wipes the own problems', async () => {
    const { rerender } = render(<Case refused={structuredClone(refusal)} />)
    await userEvent.click(main().getByRole('radio', { name: 'Tarde' }))
    rerender(<Case refused={structuredClone(refusal)} />)
    expect(main().getByRole('radio', { name: 'Tarde' })).toHaveFocus()
    await send()
    rerender(<Case refused={structuredClone(refusal)} />)
    expect(within(main().getByRole('alert')).getByText('Digite o nome completo do estudante')).toBeVisible()
  })

  test('the next one takes focus again and its words replace the former', async () => {
    function Journey() {
      const [refused, setRefused] = useState<Refused | null>(null)
      const [count, setCount] = useState(0)
      const submit = async () => {
        setRefused(null)
        await Promise.resolve()
        setCount(count + 1)
        setRefused({ message: '', fields: { nome: `Recusado ${count + 1}` } })
      }
      return <Case refused={refused} onSubmit={submit} />
    }
    render(<Journey />)
    await userEvent.type(main().getByRole('textbox', { name: 'Nome completo do estudante' }), 'Ana')
    await userEvent.click(main().getByRole('radio', { name: 'Tarde' }))
    await send()
    expect(links().map((link) => link.textContent)).toEqual(['Nome completo do estudante: Recusado 1'])
    expect(main().getByRole('alert')).toHaveFocus()
    await send()
    expect(links().map((link) => link.textContent)).toEqual(['Nome completo do estudante: Recusado 2'])
    expect(main().getByRole('alert')).toHaveFocus()
  })

  test('says nothing any more of what is wrong now and was not sent; what is sent next is answered anew', async () => {
    function Journey() {
      const [refused, setRefused] = useState<Refused | null>(null)
      return <Case refused={refused} onSubmit={() => setRefused({ message: 'Não encontramos.', fields: {} })} />
    }
    render(<Journey />)
    const nome = main().getByRole('textbox', { name: 'Nome completo do estudante' })
    await userEvent.type(nome, 'Ana')
    await userEvent.click(main().getByRole('radio', { name: 'Tarde' }))
    await send()
    expect(main().getByRole('alert')).toHaveTextContent('Não encontramos.')
    await userEvent.clear(nome)
    await send()
    expect(main().getByRole('alert', { name: 'Há 1 problema para corrigir' })).not.toHaveTextContent('Não encontramos.')
    expect(main().getByRole('alert')).toHaveFocus()
    await userEvent.type(nome, 'Ana')
    await send()
    expect(main().getByRole('alert', { name: 'Não deu certo' })).toHaveTextContent('Não encontramos.')
  })

  test('is not shown again for a moment while the next one is on its way', async () => {
    function Journey() {
      const [refused, setRefused] = useState<Refused | null>({ message: 'Não encontramos.', fields: {} })
      // a mutation takes its former answer away one turn later
      return <Case refused={refused} onSubmit={() => void setTimeout(() => setRefused(null))} />
    }
    render(<Journey />)
    await send()
    const nome = main().getByRole('textbox', { name: 'Nome completo do estudante' })
    await userEvent.type(nome, 'Ana')
    await userEvent.click(main().getByRole('radio', { name: 'Tarde' }))
    let again = false
    const watch = new MutationObserver(() => {
      again ||= document.body.textContent.includes('Não encontramos.')
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    await send()
    await settled()
    watch.disconnect()
    expect(again).toBe(false)
    expect(main().queryByRole('alert')).toBeNull()
  })

  test('with a message alone there is nothing to correct', () => {
    render(<Case refused={{ message: 'Usuário ou senha não conferem.', fields: {} }} />)
    expect(main().getByRole('alert', { name: 'Não deu certo' })).toHaveTextContent('Usuário ou senha não conferem.')
  })

  test('a hostile field name harms nothing', () => {
    const fields = JSON.parse('{"__proto__":"x","constructor.prototype.polluted":"y"}') as Record<string, string>
    render(<Case refused={{ message: 'Não.', fields }} />)
    expect(main().getByRole('alert')).toHaveTextContent('Não.')
    expect('polluted' in {}).toBe(false)
  })
})
