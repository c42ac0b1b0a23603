// What the portal says of what a device keeps, against the register: every row is told, where it is, and for as long as it lasts.
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '@/i18n'
import { register, type RowName, unusedLimits } from '@/session'
import type { Row } from '@/session/register'
import { openAt } from '../../support/render'

const files = import.meta.glob<{ messages: Record<string, string> }>(
  '../../../src/i18n/*/{pages,families,matricula}.ts',
  { eager: true },
)
const wordsOf = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([, { messages }]) => messages),
  ) as Record<string, string>
const kept = (group: string) => `pages.privacy.keeping.${group}`
const rows = Object.entries(register) as [RowName, Row][]

/** The sentences of the privacy page (`pages.privacy.keeping.…`) that must tell of such a row: of each device, and of a public one. */
function toldIn({ kind, onPublic, where, whose }: Row): string[] {
  // the key of the session and its owner are neither a choice nor the work of anybody
  const isKey = kind === 'others' || (kind === 'signedIn' && where === 'tab')
  const places = {
    device: isKey ? ['start'] : ['preferences'],
    asked: ['vistos'],
    family: onPublic === 'kept' ? [] : ['draft'],
    person: { database: ['signedIn'], either: ['signedIn', 'aba'], device: ['start'], tab: ['aba'] }[where],
  }[whose]
  const outlasts = onPublic === 'kept' || onPublic === 'tab'
  return outlasts ? [...(whose === 'person' && where === 'tab' ? [] : places), 'shared'] : places
}

const choices = /suas escolhas/
const marks = /o próprio portal anota/
const typed = /o que você digitou e não terminou de enviar/
const sent = /“O que já enviei hoje”/
const seen = /o que você já viu/
const request = /pedido de vaga começado/
/** By which words each row is told. */
const told: Record<RowName, RegExp> = {
  idioma: choices,
  idiomaDaRede: choices,
  tema: choices,
  texto: choices,
  aparelhoPublico: choices,
  ocultarAoVoltar: choices,
  density: choices,
  manterConectado: choices,
  uso: marks,
  owner: /o seu número/,
  left: marks,
  saida: marks,
  servico: marks,
  compiled: marks,
  periodos: marks,
  notasOcultas: /se as notas estão ocultas/,
  sessao: /a chave da sua sessão/,
  filho: /o perfil, o filho e as seções/,
  perfil: /o perfil.* que você abriu por último/,
  primeira: /o seu número e os das suas turmas e recados/,
  pessoa: typed,
  'pessoa.enviadas': sent,
  'pessoa.folds': /as seções que você abriu por último/,
  papeis: typed,
  sent,
  lancamentos: typed,
  presenca: /tentativas de marcar presença/,
  visita: seen,
  vistos: seen,
  // on a public computer by what they are
  lidos: /o que você já viu|os números dos recados que você abriu/,
  leituras: /as últimas leituras/,
  'vagas.rascunho': request,
  'vagas.guardados': request,
  'vagas.recibos': /o recibo/,
  'vagas.aba': request,
  'vagas.oferta': /as vagas que você viu/i,
  'vagas.incerto': /um pedido saiu sem resposta/,
}

describe('the privacy page', () => {
  const words = wordsOf('pt-BR')
  test.each(rows)('tells of %s', (name, row) => {
    const groups = toldIn(row)
    expect(groups.length).toBeGreaterThan(0)
    for (const group of groups) expect(words[kept(group)], group).toMatch(told[name])
  })
  test('names everything of a person or a family that outlasts the page on a public computer', () => {
    const outlasting = rows.filter(
      ([, { onPublic, whose }]) => whose !== 'device' && onPublic !== 'memory' && onPublic !== 'never',
    )
    // another one would have to be told in every language (`pages.privacy.keeping.shared`), and to say nothing of anybody
    expect(outlasting.map(([name]) => name)).toEqual(['notasOcultas', 'lidos', 'vagas.incerto'])
  })
  test('shows every sentence, and the way to what is kept here now', async () => {
    openAt('/privacidade')
    await screen.findByRole('heading', { level: 1 })
    const all = Object.entries(words).filter(([key]) => key.startsWith(kept('')))
    for (const [, text] of all) expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: words['pages.privacy.erase'] ?? '' })).toBeVisible()
  })
  test.each([
    [undefined, '/vagas'],
    ['marta', '/configuracoes'],
  ])('leads a family without an account to where its request can be erased: %s to %s', async (as, address) => {
    localStorage.setItem('portal.vagas.guardados', '[]')
    openAt('/privacidade', as === undefined ? {} : { as })
    const way = await screen.findByRole('link', { name: words['pages.privacy.erase'] ?? '' })
    expect(way).toHaveAttribute('href', address)
  })
})

describe.each(Object.keys(languages) as Language[])('in %s a period is the one of the register', (language) => {
  const units = {
    'pt-BR': { minute: 'minutos', hour: 'horas', day: 'dias' },
    en: { minute: 'minutes', hour: 'hours', day: 'days' },
    es: { minute: 'minutos', hour: 'horas', day: 'días' },
  }[language]
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  const period = (lasts: number) =>
    lasts < hour
      ? `${lasts / minute} ${units.minute}`
      : lasts < day
        ? `${lasts / hour} ${units.hour}`
        : `${lasts / day} ${units.day}`
  const words = wordsOf(language)
  test.each<[RowName, string[]]>([
    ['leituras', [kept('signedIn')]],
    ['vistos', [kept('vistos'), 'pages.configuracoes.seenHint']],
    ['vagas.rascunho', [kept('draft'), 'matricula.ended.expired']],
    [
      'vagas.guardados',
      [
        kept('draft'),
        'families.publicNoHint',
        'matricula.saved.kept',
        'matricula.saved.keptNow',
        'matricula.draft.kept',
      ],
    ],
    ['vagas.recibos', [kept('draft'), 'matricula.recibo.kept', 'matricula.draft.keptReceipt']],
    ['vagas.oferta', [kept('draft')]],
  ])('%s', (name, keys) => {
    for (const key of keys) expect(words[key], key).toContain(period(register[name].lasts ?? 0))
  })
  test('unused on a public computer', () => {
    for (const key of ['families.publicYesHint', 'pages.configuracoes.sharedHint'])
      expect(words[key], key).toContain(period(unusedLimits.public))
  })
})
