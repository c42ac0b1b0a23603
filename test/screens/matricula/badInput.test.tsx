// What families mistype: each is told in its own words, at its field and in the summary, and stays as it was typed.
import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { setLanguage } from '@/i18n'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { pass, withLogin } from '@/screens/matricula/flow/changes'
import { newDraft } from '@/screens/matricula/flow/draft'
import { identify } from '@/screens/matricula/flow/send'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../support/render'
import { begun, onReview } from './family'

beforeEach(() => {
  erase(null)
})

/** Pasted: as a text comes from a message or a document. */
async function fill(user: UserEvent, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    if (text) await user.paste(text)
  }
}
const goOn = async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continuar' }))

/** The summary links to the field; the field is marked and keeps what was typed. */
async function told(user: UserEvent, words: string, label: string, value: string): Promise<void> {
  const link = await screen.findByRole('link', { name: words })
  await user.click(link)
  const field = screen.getByLabelText(label)
  expect(document.activeElement).toBe(field)
  expect(field).toBeInvalid()
  expect(field).toHaveValue(value)
}

const born = (dia: string, mes: string, ano: string) => ({ Dia: dia, Mês: mes, Ano: ano })
const child = {
  'Nome completo do estudante': 'Davi Moreira',
  ...born('10', '5', '2021'),
  'Nome completo da mãe': 'Joana Moreira',
}
const long = families.nomeLongo.nome
/** Each sentence about the date says whose. */
const birth = 'data de nascimento do estudante'

describe('the child', () => {
  test.each([
    ['no name', { 'Nome completo do estudante': ' ' }, 'Digite o nome completo do estudante'],
    [
      '121 characters',
      { 'Nome completo do estudante': `${long}a` },
      'Use até 120 letras em “nome completo do estudante”',
    ],
    [
      '121 characters of the mother',
      { 'Nome completo da mãe': `${long}É` },
      'Use até 120 letras em “nome completo da mãe”',
    ],
    ['a day that does not exist', born('31', '2', '2021'), `Confira a ${birth}: esse dia não existe`],
    ['29 February of a common year', born('29', 'fevereiro', '2021'), `Confira a ${birth}: esse dia não existe`],
    ['no such month', { Mês: '13' }, `Confira o mês da ${birth}: digite um número de 1 a 12 ou o nome`],
    ['a year of two digits', { Ano: '21' }, `Digite o ano da ${birth} com 4 números`],
    ['no day', { Dia: '' }, `A ${birth} precisa ter o dia`],
    ['the future', { Ano: '2999' }, `Confira o ano da ${birth}: esse dia ainda não chegou`],
    ['long ago', { Ano: '1821' }, `Confira o ano da ${birth}: seria alguém com mais de 110 anos`],
    [
      'a digit of the CPF wrong',
      { 'CPF do estudante (opcional)': '529.982.247-26' },
      'Confira o CPF: algum número está trocado',
    ],
    [
      'one digit eleven times',
      { 'CPF do estudante (opcional)': '111.111.111-11' },
      'Confira o CPF: algum número está trocado',
    ],
    ['a CPF too short', { 'CPF do estudante (opcional)': '529.982' }, 'Digite um CPF com 11 números'],
  ])('%s', async (_, wrong: Record<string, string>, words) => {
    saveDraft(newDraft('cadastrar'))
    const { user, path } = openAt('/vagas/estudante')
    await fill(user, { ...child, ...wrong })
    await goOn(user)
    const [label = '', value = ''] = Object.entries(wrong)[0] ?? []
    await told(user, words, label, value)
    expect(path()).toBe('/vagas/estudante')
  })

  test('120 characters with accents and an apostrophe, pasted with spaces, travel as they are', async () => {
    expect(long).toHaveLength(120)
    expect(long).toMatch(/\P{ASCII}.*'/u)
    saveDraft(newDraft('cadastrar'))
    const { user } = openAt('/vagas/estudante')
    await fill(user, {
      ...child,
      'Nome completo do estudante': `  ${long.replace(' ', '   ')} `,
      'CPF do estudante (opcional)': ' 529 982 247 25 ',
    })
    await goOn(user)
    await screen.findByLabelText('CPF do responsável')
    expect(flowState().draft?.matricula.login).toMatchObject({ nomeAluno: long, cpfAluno: '52998224725' })
  })
})

test('a name of one word is no fault: asked about where it can be corrected, and the way on stays open', async () => {
  saveDraft(newDraft('cadastrar'))
  const { user, path, router } = openAt('/vagas/estudante')
  await fill(user, { ...child, 'Nome completo do estudante': 'Davi' })
  await goOn(user)
  await fill(user, { 'CPF do responsável': families.davi.cpfResponsavel })
  await goOn(user)
  expect(await screen.findByRole('link', { name: 'Corrigir os dados' })).toBeVisible()
  expect(path()).toBe('/vagas/serie')
  const d = await onReview()
  saveDraft({
    ...d,
    matricula: { ...d.matricula, login: { ...d.matricula.login, nomeAluno: 'Davi', nomeMae: 'Davi' } },
  })
  await router.navigate('/vagas/revisao')
  for (const label of ['Nome completo do estudante', 'Nome completo da mãe'])
    expect(await screen.findByText(new RegExp(`^${label}: “Davi” é uma palavra só\\. Se faltou`))).toBeVisible()
  expect(screen.queryByText(/“Joana Moreira”/)).toBeNull()
})

test.each([
  ['nothing', '', 'Digite o CPF do responsável'],
  ['a digit wrong', '529.982.247-26', 'Confira o CPF: algum número está trocado'],
  ['one digit eleven times', '000.000.000-00', 'Confira o CPF: algum número está trocado'],
  ['letters', 'meu cpf', 'Digite um CPF com 11 números'],
  ['that of the child', '529.982.247-25', 'É o mesmo CPF do estudante. Digite o do responsável'],
])('CPF of the guardian: %s', async (_, typed, words) => {
  saveDraft(withLogin(begun(), { cpfAluno: '52998224725' }))
  const { user, path } = openAt('/vagas/cpf')
  await fill(user, { 'CPF do responsável': typed })
  await goOn(user)
  await told(user, words, 'CPF do responsável', typed)
  expect(path()).toBe('/vagas/cpf')
})

test('an adult who asks for themself has one CPF', async () => {
  const { cpf, dataNasc, nome, nomeMae } = families.valdir
  const login = { nomeAluno: nome, nomeMae, dataNasc, cpfAluno: cpf }
  saveDraft(pass(withLogin(newDraft('cadastrar'), login), 'estudante'))
  const { user, path } = openAt('/vagas/cpf')
  await fill(user, { 'CPF do responsável': cpf })
  await goOn(user)
  await screen.findByRole('heading', { level: 1, name: /^Qual é a série/ })
  expect(path()).toBe('/vagas/serie')
})

test('too young for the series: the age is a hint, the service says no with the date of its rule', async () => {
  saveDraft(pass(await identify(begun(), 'cpf'), 'novo'))
  const { user, path } = openAt('/vagas/serie')
  await user.click(await screen.findByRole('button', { name: 'Outra série' }))
  expect(screen.getByText(/^Nascimento em 10 de maio de 2021: 5 anos em 31 de março de 2027\./)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Pré-escola II' })).toHaveAccessibleDescription('Combina com a idade')
  await user.click(await screen.findByRole('radio', { name: '1º ano do Ensino Fundamental' }))
  await goOn(user)
  await user.click(await screen.findByRole('radio', { name: 'Manhã' }))
  await goOn(user)
  const words = /^Para 1º ano do Ensino Fundamental em 2027, é preciso ter nascido até 31\/03\/2021\./
  expect(await within(screen.getByRole('main')).findByText(words)).toBeVisible()
  expect(path()).toBe('/vagas/turno')
  // the way to mend it stands where the no was told
  await user.click(screen.getByRole('link', { name: 'Mudar série' }))
  expect(await screen.findByRole('radio', { name: '1º ano do Ensino Fundamental' })).toBeChecked()
})

test('a question passed by with Tab is unanswered: told in words', async () => {
  const passBy = async (user: UserEvent, group: string) => {
    const [first] = within(await screen.findByRole('radiogroup', { name: group })).getAllByRole('radio')
    act(() => first?.focus())
    await user.tab()
  }
  const { user, path, router } = openAt('/vagas')
  await user.click(await screen.findByRole('radio', { name: 'Pedir vaga' }))
  await passBy(user, 'Este aparelho é de uso público?')
  await user.click(screen.getByRole('button', { name: 'Começar' }))
  expect(await screen.findByRole('link', { name: 'Diga se este aparelho é de uso público' })).toBeVisible()
  expect(path()).toBe('/vagas')
  saveDraft(pass(await identify(begun(), 'cpf'), 'novo'))
  await router.navigate('/vagas/serie')
  await passBy(user, 'Série')
  await goOn(user)
  expect(await screen.findByRole('link', { name: 'Escolha a série' })).toBeVisible()
})

describe('the family', () => {
  test.each([
    ['without area code', '8888-7777'],
    ['with an area code that cannot be', '(10) 98888-7777'],
    ['a mobile number that lost its 9', '(47) 88888-777'],
    ['letters', '47 recado'],
  ])('telephone: %s', async (_, typed) => {
    saveDraft(await onReview())
    const { user } = openAt('/vagas/responsavel')
    await fill(user, { 'Telefone com DDD': typed })
    await goOn(user)
    await told(user, 'Digite o telefone com DDD, como 81 99999-0000', 'Telefone com DDD', typed)
  })

  test.each([
    ['CEP', '8830-1', 'Digite um CEP com 8 números'],
    ['CEP', '00000-000', 'Digite um CEP com 8 números'],
    ['CEP', '883010001', 'Digite um CEP com 8 números'],
    ['E-mail (opcional)', 'joana@', 'Confira o e-mail: ele tem a forma nome@exemplo.com'],
    ['E-mail (opcional)', 'joana arroba exemplo.com', 'Confira o e-mail: ele tem a forma nome@exemplo.com'],
    ['E-mail (opcional)', 'joana@exemplo', 'Confira o e-mail: ele tem a forma nome@exemplo.com'],
  ])('%s: %s', async (label, typed, words) => {
    saveDraft(await onReview())
    const { user } = openAt('/vagas/endereco')
    await fill(user, { [label]: typed })
    await goOn(user)
    await told(user, words, label, typed)
  })

  test('pasted with spaces and signs, everything travels tidied', async () => {
    saveDraft(await onReview())
    const { user, router } = openAt('/vagas/responsavel')
    await fill(user, { 'Telefone com DDD': ' +55 (47) 98888-6666 ', 'Nome completo do responsável': ` ${long} ` })
    await goOn(user)
    await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
    await router.navigate('/vagas/endereco')
    await fill(user, { CEP: ' 88301 001 ', 'E-mail (opcional)': ' joana@exemplo.com ' })
    await goOn(user)
    await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
    expect(flowState().draft?.matricula.cadastro).toMatchObject({
      nomeResponsavel: long,
      telefoneResponsavel: '47988886666',
      cep: '88301001',
      emailResponsavel: 'joana@exemplo.com',
    })
  })
})

describe('the protocol', () => {
  const open = async (typed: string) => {
    saveDraft(newDraft('consultar'))
    const opened = openAt('/vagas/protocolo')
    const [ano = '', mes = '', dia = ''] = families.caio.dataNasc.split('-')
    await fill(opened.user, { Protocolo: typed, ...born(dia, mes, ano) })
    await goOn(opened.user)
    return opened
  }
  test('left empty', async () => {
    const { user } = await open('')
    await told(user, 'Digite o protocolo', 'Protocolo', '')
  })
  test.each([
    ['one character wrong', `${protocolos.caio.slice(0, -1)}${protocolos.caio.endsWith('2') ? '3' : '2'}`],
    ['of nobody', 'VS-2222-2222'],
    ['not like one at all', 'PEDIDO DO CAIO'],
  ])('mistyped, %s: the service judges, in its own words', async (_, typed) => {
    const { path } = await open(typed)
    const words = await screen.findByText(/^Não encontramos um pedido com esses dados\. Confira o protocolo/)
    expect(words).toHaveAttribute('lang', 'pt-BR')
    expect(screen.getByLabelText('Protocolo')).toHaveValue(typed)
    expect(screen.getByLabelText('Ano')).toHaveValue('2019')
    expect(path()).toBe('/vagas/protocolo')
  })
  test('pasted with spaces, small and without dashes', async () => {
    const { path } = await open(`  ${protocolos.caio.toLowerCase().replaceAll('-', ' ')} `)
    await screen.findByRole('heading', { name: 'O que já aconteceu' })
    expect(path()).toBe('/vagas/pedido')
  })
})

test.each(['en', 'es'] as const)(
  '%s: choices in the words of the network are marked as Portuguese',
  async (language) => {
    await setLanguage(language)
    try {
      const draft = await onReview()
      const elsewhere = [9100, 9200, 9300].flatMap((n) =>
        draft.oferta.map((row) => ({ ...row, unidadeId: row.unidadeId + n, bairro: 'Vila Nova' })),
      )
      saveDraft({ ...draft, oferta: [...draft.oferta, ...elsewhere] })
      const { router } = openAt('/vagas/responsavel')
      expect(await screen.findByRole('option', { name: 'Mãe' })).toHaveAttribute('lang', 'pt-BR')
      for (const [step, name] of [
        ['serie', 'Pré-escola II'],
        ['turno', 'Integral'],
      ] as const) {
        await router.navigate(`/vagas/${step}`)
        await screen.findByRole('radio', { name })
        expect(screen.getByText(name, { selector: 'label' })).toHaveAttribute('lang', 'pt-BR')
      }
      // the page's own words are in the page's language
      const own = language === 'en' ? 'Any shift' : 'Cualquier turno'
      expect(screen.getByText(own, { selector: 'label' })).not.toHaveAttribute('lang')
      await router.navigate('/vagas/escola')
      for (const option of await screen.findAllByRole('option', { name: 'Jardim das Acácias' }))
        expect(option).toHaveAttribute('lang', 'pt-BR')
    } finally {
      await setLanguage('pt-BR')
    }
  },
)
