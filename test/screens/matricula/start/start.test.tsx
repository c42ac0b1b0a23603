// The start page of the flow, before any personal datum: the dates, the way back here, help about places, one word for each thing.
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Messages } from '@/i18n/message'
import { messages as enDoor } from '@/i18n/en/families'
import { messages as en } from '@/i18n/en/matricula'
import { messages as esDoor } from '@/i18n/es/families'
import { messages as es } from '@/i18n/es/matricula'
import { messages as ptDoor } from '@/i18n/pt-BR/families'
import { messages as pt } from '@/i18n/pt-BR/matricula'
import { families } from '@/mock/seed/children'
import { pass, withLogin } from '@/screens/matricula/flow/changes'
import { newDraft } from '@/screens/matricula/flow/draft'
import { identify } from '@/screens/matricula/flow/send'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { begun } from '../family'

beforeEach(() => {
  erase(null)
})

const day = 86_400_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 19) + '+00:00'

describe('the dates stand on the start page before any personal datum', () => {
  test('from the settings, with a countdown', async () => {
    const windows = {
      // at this very hour: what opens is counted by the calendar, and a few hours later it may be another day
      cadastro: { inicio: at(5 * day) },
      confirmacao: { inicio: at(-day), fim: at(3 * day + 9_000_000) },
    }
    openAt('/vagas', { config: { enrollment: { maxIntentions: 3, windows } } })
    const dates = within(await screen.findByRole('region', { name: 'Períodos' }))
    expect(await dates.findByText('Será em 5 dias.')).toBeVisible()
    expect(dates.getByText('Fecha em 3 dias.')).toBeVisible()
    expect(dates.getByText('Sem data')).toBeVisible()
    expect(dates.queryByText(/lidos hoje/)).toBeNull()
    // below the questions, which never move when the dates come; the way there stands above them
    const ask = screen.getByRole('radiogroup', { name: 'O que você quer fazer?' })
    const way = screen.getByRole('link', { name: 'Ver as datas' })
    expect(document.querySelector(way.getAttribute('href') ?? '')).toBe(dates.getByRole('heading', { level: 2 }))
    expect(way.compareDocumentPosition(ask) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
  test('where nobody tells them, whom to ask', async () => {
    openAt('/vagas', { config: { helpContacts: [{ label: 'Secretaria', phone: '47 3333-4444' }] } })
    expect(await screen.findByText('Para saber as datas:')).toBeVisible()
    expect(screen.getByRole('link', { name: /47 3333-4444/ })).toBeVisible()
  })
})

describe('the way through the flow', () => {
  test('the logo leads to the start of the flow, and help there is about places and comes back', async () => {
    saveDraft(begun())
    const { user, path } = openAt('/vagas/cpf')
    const soon = await screen.findByRole('link', { name: 'Portal Acadêmico' })
    expect(soon).toHaveAttribute('href', '/vagas')
    await user.click(screen.getByRole('link', { name: 'Ajuda' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ajuda com vagas' })).toBeVisible()
    expect(screen.queryByText(/professor/i)).toBeNull()
    expect(screen.getByText(/15 anos ou mais e não terminou a escola/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Voltar às vagas' }))
    await screen.findByRole('heading', { level: 1, name: 'Vagas na rede municipal' })
    expect(path()).toBe('/vagas')
  })
  test.each([
    ['pt-BR', { ...pt, ...ptDoor }, /matr[ií]cula\b|criança|filh[oa]\b|alun[oa]\b|parentesco/i],
    ['en', { ...en, ...enDoor }, /enrol|\bchild|kinship/i],
    ['es', { ...es, ...esDoor }, /matr[ií]cula\b|vacante|niñ[oa]|hij[oa]\b|alumn|parentesco/i],
  ] as const)('%s: one word for the place and one for the student', (_, messages, others) => {
    const all: Messages = messages
    const said = Object.values(all).flatMap((one) =>
      typeof one === 'string' ? one : Object.values<string>({ ...one }),
    )
    expect(said.filter((text) => others.test(text))).toEqual([])
  })
  test('EJA is explained where it stands', async () => {
    const { dataNasc, nome, nomeMae, cpfResponsavel } = families.valdir
    const login = { nomeAluno: nome, nomeMae, dataNasc, cpfResponsavel }
    saveDraft(await identify(pass(withLogin(newDraft('cadastrar'), login), 'estudante'), 'cpf'))
    openAt('/vagas/serie')
    const [eja] = await screen.findAllByRole('radio', { name: /^EJA/ })
    expect(eja).toHaveAccessibleDescription('Para quem tem 15 anos ou mais e não terminou a escola')
  })
})
