// The person record: every field of it, what is checked, and never "salvo".
import { renderHook, screen, waitFor, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Pessoa } from '@/contract'
import { recordOf, rules, sections, emptyPessoa } from '@/screens/curso/pessoa/pessoa'
import { useDraft } from '@/screens/curso/pessoa/draft'
import { rememberSentPerson, wasSent } from '@/screens/curso/pessoa/sentPersons'
import { mock } from '@/mock/doors/node'
import { storedValue } from '../../support/kept'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { main, openAt } from '../../support/render'

let sent: Record<string, unknown>[]
beforeEach(() => {
  sent = []
  const known = mock.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input === 'string' && input.endsWith('/InsertPessoaAvaliacaoInterdisciplinar')) {
      sent.push(JSON.parse(init?.body as string) as Record<string, unknown>) // the client sends text
    }
    return known(input, init)
  })
})
const send = () => screen.getByRole('button', { name: 'Enviar registro' })

describe('the record', () => {
  test('all 26 fields of the document travel; the form holds 24 of them', () => {
    const record = recordOf({ ...emptyPessoa, nome: 'Aurora' })
    const fields = Object.keys((Pessoa._zod.def as unknown as { shape: object }).shape)
    expect(fields).toHaveLength(26)
    expect(Object.keys(record).sort()).toEqual([...fields].sort())
    expect(Object.values(sections).flat()).toHaveLength(24)
    expect(record).toMatchObject({
      modulos: {},
      id: 0,
      tipoPessoa: 'F',
      nomeExibicao: 'Aurora',
      nomeRegistro: 'Aurora',
    })
  })
  test('documents travel as digits', () => {
    const record = recordOf({
      ...emptyPessoa,
      nome: 'A',
      cpf: '529.982.247-25',
      tituloEleitor: '0123 4567 0191',
      id: '42',
    })
    expect(record).toMatchObject({ cpf: '52998224725', tituloEleitor: '012345670191', id: 42 })
  })
})

describe('sending a person takes a decision', () => {
  test('Enter goes on to the next field, and Ctrl+Enter sends from anywhere', async () => {
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Nina Paz{Enter}')
    expect(screen.getByLabelText('CPF')).toHaveFocus()
    await user.keyboard('{Enter}{Enter}{Enter}42{Enter}')
    expect(screen.getByLabelText('RG')).toHaveFocus()
    expect(sent).toEqual([])
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await main().findByText(/^Registro enviado/)).toBeVisible()
    expect(sent).toHaveLength(1)
  })
  test('a name alone is asked about first', async () => {
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Nina Paz')
    await user.click(send())
    const dialog = await screen.findByRole('dialog', { name: 'Enviar só com o nome?' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    expect([sent, screen.getByLabelText('Nome (obrigatório)')]).toEqual([
      [],
      expect.objectContaining({ value: 'Nina Paz' }),
    ])
    await user.click(send())
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar só com o nome' }))
    expect(await main().findByText(/^Registro enviado/)).toBeVisible()
  })
})

describe('the screen', () => {
  test('only the name is needed; what is typed is checked, in its field and above', async () => {
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    await user.type(await screen.findByLabelText('CPF'), '111.111.111-11')
    await user.type(screen.getByLabelText(/^CPF do cônjuge/), '52998224726')
    await user.type(screen.getByLabelText(/^E-mail/), 'sem arroba')
    await user.type(screen.getByLabelText(/^Título de eleitor/), '123456789012')
    await user.type(screen.getByLabelText(/^Zona/), '12a')
    const visto = within(screen.getByRole('group', { name: /Validade do visto/ }))
    await user.type(visto.getByLabelText('Dia'), '31')
    await user.type(visto.getByLabelText('Mês'), '2')
    await user.type(visto.getByLabelText('Ano'), '2027')
    await user.click(send())
    expect(await main().findByText('Há 7 problemas para corrigir')).toBeVisible()
    expect(main().getAllByText('Digite o nome da pessoa')).toHaveLength(2)
    expect(main().getAllByText('Confira a validade do visto: esse dia não existe')).toHaveLength(2)
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue('sem arroba')
    expect(sent).toEqual([])
  })
  test('length and check digit of a CPF are two sentences, and the summary tells fields of the same kind apart', async () => {
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Alguém')
    await user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
    const cpf = screen.getByLabelText('CPF')
    const conjuge = screen.getByLabelText(/^CPF do cônjuge/)
    const titulo = screen.getByLabelText(/^Título de eleitor/)
    const summary = async () => {
      await user.click(send())
      const links = within(await main().findByRole('alert')).getAllByRole('link')
      return links.map((link) => link.textContent)
    }
    await user.type(cpf, '5299822472')
    await user.type(conjuge, '529982247')
    await user.type(titulo, '1234')
    await user.type(screen.getByLabelText(/^Zona/), '12a')
    await user.type(screen.getByLabelText(/^Seção/), '1234567890')
    expect(await summary()).toEqual([
      'Digite um CPF com 11 números',
      'Digite o CPF do cônjuge com 11 números',
      'Confira o título de eleitor: dos 12 números, algum falta, sobra ou está trocado',
      'Digite só números em “zona”, até 9 algarismos',
      'Digite só números em “seção”, até 9 algarismos',
    ])
    for (const [field, typed] of [
      [cpf, '52998224726'],
      [conjuge, '11144477736'],
    ] as const) {
      await user.clear(field)
      await user.type(field, typed)
    }
    expect((await summary()).slice(0, 2)).toEqual([
      'Confira o CPF: algum número está trocado',
      'Confira o CPF do cônjuge: algum número está trocado',
    ])
  })
  test('says "enviado", never "salvo", and asks before the same record goes again', async () => {
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    const fill = async () => {
      await user.type(await screen.findByLabelText('Nome (obrigatório)'), "Zilá D'Ávila Nunes")
      await user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
      await user.type(screen.getByLabelText('CPF'), '52998224725')
    }
    await fill()
    await user.click(send())
    expect(await main().findByText(/^Registro enviado às \d\dh\d\d$/)).toBeVisible()
    expect(main().getByText(/O sistema não devolve confirmação do registro/)).toBeVisible()
    expect(screen.getByRole('main').textContent).not.toMatch(/salv/i)
    expect(sent).toHaveLength(1)
    // what was sent invites nobody to send it again
    expect(screen.queryByRole('button', { name: 'Enviar registro' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Registrar outra pessoa' }))
    expect(screen.getByLabelText('Nome (obrigatório)')).toHaveFocus()
    await fill()
    await user.click(send())
    const dialog = await screen.findByRole('dialog', { name: 'Enviar esta pessoa outra vez?' })
    expect(sent).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    expect(sent).toHaveLength(1)
    await user.click(send())
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar mesmo assim' }))
    // the service knows the person by now, and does not say by what: no field is marked by a guess
    expect(await main().findByText(/^Esta pessoa já está registrada\..*pode ser o CPF ou o nome/)).toBeVisible()
    expect(main().getByRole('alert')).toHaveFocus()
    expect(
      main()
        .queryAllByRole('textbox')
        .filter((field) => field.getAttribute('aria-invalid') === 'true'),
    ).toEqual([])
    expect(sent).toHaveLength(2)
    expect(screen.getByLabelText('Nome (obrigatório)')).toHaveValue("Zilá D'Ávila Nunes")
  })
  test('what was sent is looked at beside the word that it was, and cannot be written in', async () => {
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Primeira Pessoa')
    await user.type(screen.getByLabelText('CPF'), '52998224725')
    const visa = within(screen.getByRole('group', { name: 'Validade do visto' }))
    await user.type(visa.getByLabelText('Dia'), '27')
    await user.type(visa.getByLabelText('Mês'), '3')
    await user.type(visa.getByLabelText('Ano'), '2030{Control>}{Enter}{/Control}')
    await user.click(await screen.findByText('Ver o que foi enviado'))
    expect([...document.querySelectorAll('main dl > div')].map((one) => one.textContent)).toEqual([
      'NomePrimeira Pessoa',
      'CPFCPF oculto em parte•••.982.247-•• Mostrar',
      'Nome para exibirPrimeira Pessoa',
      'Nome de registroPrimeira Pessoa',
      'Validade do visto27 de março de 2030',
    ])
    await user.click(main().getByRole('button', { name: 'Mostrar' }))
    expect(main().getByText('529.982.247-25')).toBeVisible()
    expect(main().queryAllByRole('textbox')).toEqual([])
    expect(main().getByText(/^Registro enviado às/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Registrar outra pessoa' }))
    expect(screen.getByLabelText('Nome (obrigatório)')).toHaveValue('')
    expect(main().queryByText(/^Registro enviado às/)).toBeNull()
  })
  test('another person begins with an empty form', async () => {
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Primeira Pessoa')
    await user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
    await user.click(send())
    await user.click(await screen.findByRole('button', { name: 'Registrar outra pessoa' }))
    expect(screen.getByLabelText('Nome (obrigatório)')).toHaveValue('')
    expect(main().queryByText(/Registro enviado/)).toBeNull()
  })
  test.each(['drop', 500] as const)(
    'uncertain after %s: said so, nothing typed is lost, the same goes only when asked',
    async (what) => {
      mock.fail('InsertPessoaAvaliacaoInterdisciplinar', what, { times: 1 })
      const { user } = openAt('/pessoas/nova', { as: 'sonia' })
      await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Incerta da Silva')
      await user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
      await user.click(send())
      expect(await main().findByText('Não sabemos se o registro chegou')).toBeVisible()
      expect(screen.getByLabelText('Nome (obrigatório)')).toHaveValue('Incerta da Silva')
      await user.click(send())
      expect(await screen.findByRole('dialog', { name: 'Enviar esta pessoa outra vez?' })).toBeVisible()
      expect(sent).toHaveLength(1)
    },
  )
  test('uncertain, it is the same person under a mended name or with a CPF added, and nobody else', async () => {
    mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 500, { times: 1 })
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    const nome = await screen.findByLabelText('Nome (obrigatório)')
    await user.type(nome, 'Incerta da Silva')
    await user.type(screen.getByLabelText('CPF'), '52998224725')
    await user.click(send())
    expect(await main().findByText('Não sabemos se o registro chegou')).toBeVisible()
    await user.type(nome, 'o')
    await user.click(send())
    const dialog = await screen.findByRole('dialog', { name: 'Enviar esta pessoa outra vez?' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    expect(sent).toHaveLength(1)
    const of = (nome: string, cpf: string) => recordOf({ ...emptyPessoa, nome, cpf })
    expect(wasSent(of('incerta da silva', ''))).toBe(true)
    expect(wasSent(of('Incerta da Silva', '11144477735'))).toBe(false)
    expect(wasSent(of('Outra Pessoa', ''))).toBe(false)
    rememberSentPerson(of('Sem Documento', ''))
    expect(wasSent(of('Sem Documento', '11144477735'))).toBe(true)
  })
  test.each([
    ['may have arrived', 500],
    ['is there already', 409],
  ])('one that %s is erased only after a question: it may stand nowhere else', async (_, status) => {
    mock.fail('InsertPessoaAvaliacaoInterdisciplinar', status, { times: 1 })
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Incerta da Silva')
    await user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
    await user.click(send())
    const nome = screen.getByLabelText('Nome (obrigatório)')
    for (const [answer, left] of [
      ['Cancelar', 'Incerta da Silva'],
      ['Apagar e começar de novo', ''],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: 'Apagar e começar de novo' }))
      const dialog = await screen.findByRole('dialog', { name: 'Apagar o que você digitou?' })
      await user.click(within(dialog).getByRole('button', { name: answer }))
      await waitFor(() => expect(nome).toHaveValue(left))
    }
    await waitFor(() => expect(nome).toHaveFocus())
    expect(main().queryByText(/Não sabemos|já está registrada/)).toBeNull()
  })
  test('the words of the service about a field stand under it', async () => {
    const known = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (typeof input !== 'string' || !input.endsWith('/InsertPessoaAvaliacaoInterdisciplinar'))
        return known(input, init)
      const errors = [
        { errorCode: 'X', fieldName: 'Pessoa.Rg', message: 'RG de outro estado.' },
        { errorCode: 'X', fieldName: 'desconhecido', message: 'Falta o lote.' },
      ]
      const body = { responseStatus: { errorCode: 'Validation', message: 'Revise o registro.', errors } }
      return Promise.resolve(new Response(JSON.stringify(body), { status: 400 }))
    })
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Alguém')
    await user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
    await user.click(send())
    expect(await main().findByText('Revise o registro.')).toBeVisible()
    expect(await main().findByText('Falta o lote.')).toBeVisible()
    expect(screen.getByLabelText('RG')).toHaveAccessibleDescription(/RG de outro estado\./)
  })
  test('not signed in any more: nothing is lost and nothing was sent', async () => {
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    await user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Sem Sessão')
    await user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
    mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 401, { times: 1 })
    await user.click(send())
    const dialog = await screen.findByRole('dialog', { name: 'Sua sessão terminou' })
    await user.type(await within(dialog).findByLabelText('Senha'), 'caderno')
    await user.click(within(dialog).getByRole('button', { name: 'Entrar' }))
    expect(await main().findByText(/Nada foi enviado ainda: envie outra vez/)).toBeVisible()
    await user.click(send())
    expect(await main().findByText(/^Registro enviado/)).toBeVisible()
  })
  test('what was sent before the session ended is still listed, and the words about the list are true', async () => {
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    const sendOne = async (nome: string) => {
      await user.type(await screen.findByLabelText('Nome (obrigatório)'), nome)
      await user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
      await user.click(send())
    }
    await sendOne('Nina Paz')
    await user.click(await screen.findByRole('button', { name: 'Registrar outra pessoa' }))
    mock.fail('InsertPessoaAvaliacaoInterdisciplinar', 401, { times: 1 })
    await sendOne('Caio Brito')
    const dialog = await screen.findByRole('dialog', { name: 'Sua sessão terminou' })
    await user.type(await within(dialog).findByLabelText('Senha'), 'caderno')
    await user.click(within(dialog).getByRole('button', { name: 'Entrar' }))
    await main().findByText(/Nada foi enviado ainda: envie outra vez/)
    const log = main().getByText('O que já enviei hoje').closest('details')
    expect(log).toHaveTextContent('Nina Paz')
    expect(log).toHaveTextContent('Só o que saiu desta aba. A lista some quando você fechar a aba ou sair.')
  })
  test('a key pressed the moment the form is drawn is kept too', async () => {
    openAt('/configuracoes', { as: 'sonia' })
    await screen.findByRole('heading', { level: 1 })
    const { unmount } = renderHook(() => {
      const form = useSchemaForm(rules, emptyPessoa)
      useDraft(form)
      useLayoutEffect(() => {
        form.setValue('nome', 'Zilá')
      }, [form])
    })
    unmount()
    expect(JSON.stringify(storedValue('pessoa'))).toContain('Zilá')
  })
  test('what is typed survives a reload of the tab and goes when it was sent', async () => {
    const first = openAt('/pessoas/nova', { as: 'sonia' })
    await first.user.type(await screen.findByLabelText('Nome (obrigatório)'), 'Rascunho de Teste')
    await first.user.type(screen.getByLabelText(/^Número em outro sistema/), '42')
    await waitFor(() => {
      expect(sessionStorage.getItem('portal.pessoa')).toContain('Rascunho de Teste')
    })
    first.unmount()
    const { user } = openAt('/pessoas/nova', { as: 'sonia' })
    expect(await screen.findByLabelText('Nome (obrigatório)')).toHaveValue('Rascunho de Teste')
    await user.click(send())
    await main().findByText(/^Registro enviado/)
    expect(sessionStorage.getItem('portal.pessoa')).toBeNull()
  })
})

test.each(['abc', '-', ''])('a CPF without a figure (%j) is no spouse’s', (cpf) => {
  const { error } = rules.safeParse({ ...emptyPessoa, nome: 'Rui Barbosa', cpf })
  expect(error?.issues.map(({ path }) => path.join()) ?? []).not.toContain('cpfConjuge')
})

test('the list of problems follows the language of the page, with the names of the fields', async () => {
  const { user } = openAt('/pessoas/nova', { as: 'sonia' })
  await user.type(await screen.findByLabelText(/^Número em outro sistema/), 'x')
  await user.click(send())
  const list = () => within(main().getByRole('alert'))
  expect(await main().findByRole('alert')).toHaveTextContent('“número em outro sistema”')
  await user.click(screen.getByRole('button', { name: 'English' }))
  await waitFor(() => expect(list().getAllByRole('link')[1]).toHaveTextContent('“number in another system”'))
})
