/** The browser storage of the pretended service: across reloads, and in several tabs at once. */
import type { Page } from '@playwright/test'
import { type AproveitamentoAluno, type Matricula, operations } from '@/contract'
import { guardian, home } from '../support/family'
import { expect, test } from './fixtures'

/** One request of the page itself, without the portal's client. */
async function ask(
  page: Page,
  name: string,
  body: object = {},
  door = 'reply',
): Promise<{ status: number; body: unknown }> {
  const [status, text] = await page.evaluate(
    async ([path, json]) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: json,
      })
      return [response.status, await response.text()] as const
    },
    [`/json/${door}/${name}`, JSON.stringify(body)] as const,
  )
  return { status, body: text === '' ? null : (JSON.parse(text) as unknown) }
}

async function open(page: Page): Promise<void> {
  await page.goto('/entrar')
  // the portal asks who is signed in; later it would be told of somebody whom a test signs in, or get an ordered failure
  await page.waitForFunction(() => window.portal?.answers().some(({ name }) => name === 'Auth'))
}
const as = (page: Page, userName: string) =>
  page.evaluate((name) => window.portal?.as(name, { reload: false }), userName)

// the casts below are safe, since the service validates its answers by the contract
const records = async (page: Page) =>
  ((await ask(page, 'AproveitamentosAlunos', { idClasse: 1011 })).body as { itens: AproveitamentoAluno[] }).itens
/** The record with a grade that nobody has yet. */
const graded = (record: AproveitamentoAluno, valor: number) => ({
  ...record,
  grupos: record.grupos.map((grupo) => ({
    ...grupo,
    avaliacoes: grupo.avaliacoes.map((nota) => (nota.avaliacaoId === 101_105 ? { ...nota, valor } : nota)),
  })),
})
const withGrade = (all: AproveitamentoAluno[], valor: number) =>
  all.filter(({ grupos }) =>
    grupos.some(({ avaliacoes }) => avaliacoes.some((n) => n.avaliacaoId === 101_105 && n.valor === valor)),
  )

test.beforeEach(({ expectStatus }) => {
  expectStatus(401)
})

test('two tabs that write at once lose nothing, and a reload finds everything', async ({ page, context }) => {
  const other = await context.newPage()
  await open(page)
  await open(other)
  await as(page, 'carla')
  const active = (await records(page)).filter(({ ativo }) => ativo).slice(0, 20)
  const answers = await Promise.all(
    active.map((record, i) => ask(i % 2 ? page : other, 'AproveitamentoAluno', graded(record, 4.2), 'oneway')),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(204))
  expect(withGrade(await records(page), 4.2)).toHaveLength(20)
  expect(withGrade(await records(other), 4.2)).toHaveLength(20)
  await page.reload()
  await page.waitForFunction(() => window.portal !== undefined)
  expect((await ask(page, 'Auth')).body).toMatchObject({ userName: 'carla' })
  expect(withGrade(await records(page), 4.2)).toHaveLength(20)
})

test('two tabs that send for the last place at once: exactly one has it', async ({ page, context }) => {
  const other = await context.newPage()
  await open(page)
  await open(other)
  const row = { unidadeId: 12, turno: 'Manhã' }
  const cadastro = { serieId: 31, ...row }
  const enroll = async (tab: Page, child: string, matricula: object) => {
    const login = {
      nomeAluno: `${child} da Corrida`,
      dataNasc: '2021-03-31',
      nomeMae: `Mãe de ${child}`,
      cpfResponsavel: '11144477735',
    }
    const { body } = await ask(tab, 'PostMatriculaMunicipal', { login, matricula: { ...matricula, login } })
    return body as Matricula
  }
  const tabs = [page, other] as const
  const children = ['Nina', 'Tomé'] as const
  const ready = await Promise.all(
    tabs.map(async (tab, i) => {
      const offer = await enroll(tab, children[i] ?? '', {
        processamento: 'consultar',
        cadastro: { serieId: 31, turno: row.turno },
      })
      const reservas = offer.reservas.filter(({ unidadeId }) => unidadeId === row.unidadeId)
      expect(reservas).toMatchObject([{ vagas: 25, reservas: 24 }])
      const typed = { ...guardian, ...home }
      return { ...offer, processamento: 'cadastrar', cadastro: { ...offer.cadastro, ...cadastro, ...typed }, reservas }
    }),
  )
  const replies = await Promise.all(tabs.map((tab, i) => enroll(tab, children[i] ?? '', ready[i] ?? {})))
  expect(replies.filter(({ processamento }) => processamento === 'reservada')).toHaveLength(1)
  expect(replies.filter(({ errorMessage }) => errorMessage.startsWith('Vaga ocupada'))).toHaveLength(1)
  for (const tab of tabs) {
    const { reservas } = await enroll(tab, 'Outra', {
      processamento: 'consultar',
      cadastro: { serieId: 31, turno: row.turno },
    })
    expect(reservas.find(({ unidadeId }) => unidadeId === row.unidadeId)).toMatchObject({ vagas: 25, reservas: 25 })
  }
})

test('going back to the seed in one tab goes back in all', async ({ page, context }) => {
  const other = await context.newPage()
  await open(page)
  await open(other)
  await as(page, 'carla')
  const [record] = (await records(page)).filter(({ ativo }) => ativo)
  if (!record) throw new Error('7º A is empty')
  await ask(page, 'AproveitamentoAluno', graded(record, 1.5), 'oneway')
  expect(withGrade(await records(other), 1.5)).toHaveLength(1)
  await other.evaluate(() => window.portal?.reset({ reload: false }))
  expect((await ask(page, 'Auth')).status).toBe(401)
  await as(page, 'carla')
  expect(withGrade(await records(page), 1.5)).toHaveLength(0)
})

test('the clock is one for all tabs, outlives a reload, and finds the windows closed, not a new city', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await open(page)
  await open(other)
  await as(page, 'carla')
  const [record] = (await records(page)).filter(({ ativo }) => ativo)
  if (!record) throw new Error('7º A is empty')
  await ask(page, 'AproveitamentoAluno', graded(record, 1.5), 'oneway')
  const windows = async (tab: Page) => {
    const { body } = await ask(tab, 'PostMatriculaMunicipal', {})
    const { periodoCadastro, periodoConfirmacao, periodoTransferencia } = body as Matricula
    return [periodoConfirmacao, periodoTransferencia, periodoCadastro].map((periodo) => periodo?.['ativo'])
  }
  /** A request of the cast that loses its place three working days after today. */
  const enzo = async (tab: Page) => {
    const login = { codigoProtocolo: 'VS-7K4M-2Q9T', dataNasc: '2018-09-09' }
    const matricula = { login, processamento: 'consultar' }
    return ((await ask(tab, 'PostMatriculaMunicipal', { login, matricula })).body as Matricula).processamento
  }
  expect([await windows(page), await enzo(page)]).toEqual([[true, true, true], 'reservada'])
  const later = new Date(Date.now() + 90 * 86_400_000).toISOString()
  await page.evaluate((at) => window.portal?.now(at), later)
  for (const tab of [page, other]) {
    expect([await windows(tab), await enzo(tab)]).toEqual([[false, false, false], 'prazoPerdido'])
    expect((await ask(tab, 'Auth')).status, 'the session ended long ago').toBe(401)
  }
  await other.reload()
  await other.waitForFunction(() => window.portal !== undefined)
  expect(await windows(other)).toEqual([false, false, false])
  // moved back: effects of time are undone, writes stay
  await other.evaluate(() => window.portal?.now(null))
  for (const tab of [page, other]) {
    expect([await windows(tab), await enzo(tab)]).toEqual([[true, true, true], 'reservada'])
    expect(withGrade(await records(tab), 1.5)).toHaveLength(1)
  }
})

test('a tab keeps its slow or cut network and its ordered failures over a reload; another tab has its own', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus('net')
  const other = await context.newPage()
  await open(page)
  await open(other)
  const road = (tab: Page) => tab.evaluate(() => window.portal?.road())
  const whole = { delay: 0, offline: false, faults: [] }
  await page.evaluate(() => {
    window.portal?.slow(20)
    window.portal?.offline(true)
    window.portal?.fail('GetTurma', 503, { times: 2, retryAfter: 5 })
  })
  await page.reload()
  await page.waitForFunction(() => window.portal !== undefined)
  expect(await road(page)).toEqual({
    delay: 20,
    offline: true,
    faults: [['getturma', { what: 503, times: 2, retryAfter: 5 }]],
  })
  expect(await road(other)).toEqual(whole)
  expect((await ask(other, 'Auth')).status).toBe(401)
  await page.evaluate(() => window.portal?.reset({ reload: false }))
  expect(await road(page)).toEqual(whole)
  expect(await page.evaluate(() => sessionStorage.getItem('mock.road'))).toBeNull()
})

test('window.portal.fail: every kind and a status, for every operation', async ({ page, expectStatus }) => {
  test.slow()
  expectStatus(400, 404, 503, 'net')
  await open(page)
  await as(page, 'helena')
  const names = operations.map(({ name }) => name)
  const answers = await page.evaluate(async (names) => {
    const kinds = ['drop', 'hang', 'html', 'empty', 'truncated', 'nulls', 'wrongTypes', 'hugeText', 503] as const
    const call = (name: string, signal: AbortSignal | null = null) =>
      fetch(`/json/reply/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
        signal,
      })
    /** The received answer, in one word. */
    const seen = async (name: string, kind: (typeof kinds)[number], whole: string) => {
      window.portal?.fail(name, kind, { times: 1, ...(kind === 503 && { retryAfter: 1 }) })
      /** Resolves once the fault is used up, which means that the call has arrived. */
      const taken = async () => {
        while (window.portal?.road().faults.length) await new Promise((soon) => setTimeout(soon, 20))
        return new Promise<null>((no) => setTimeout(no, 50, null))
      }
      const end = new AbortController()
      const given = kind === 'hang' ? Promise.race([call(name, end.signal), taken()]) : call(name)
      const response = await given.catch((error: unknown) => (error as Error).name)
      if (kind === 'hang') end.abort()
      if (response === null) return 'nothing yet'
      if (typeof response === 'string') return response
      if (response.status === 503) return `503 after ${response.headers.get('Retry-After') ?? ''}`
      const text = await response.text()
      if (response.headers.get('Content-Type')?.startsWith('text/html')) return 'a page'
      if (text === '') return 'nothing'
      if (text === whole) return 'whole'
      if (whole.startsWith(text)) return 'a part'
      return text.length > 20_000 && text.length > whole.length ? 'too much' : 'spoilt'
    }
    const all: Record<string, string[]> = {}
    for (const name of names) {
      const whole = await (await call(name)).text()
      all[name] = []
      for (const kind of kinds) all[name].push(await seen(name, kind, whole))
      all[name].push((await (await call(name)).text()) === whole ? 'as before' : 'changed')
    }
    return all
  }, names)
  expect(Object.keys(answers)).toEqual(names)
  for (const [name, seen] of Object.entries(answers)) {
    // an answer without any value has none to corrupt
    const spoilt = /^(AproveitamentoAluno|InsertPessoa)/.test(name) ? expect.any(String) : 'spoilt'
    expect(seen, name).toEqual([
      'TypeError',
      'nothing yet',
      'a page',
      'nothing',
      'a part',
      spoilt,
      spoilt,
      expect.stringMatching(/too much|whole|spoilt/),
      '503 after 1',
      'as before',
    ])
  }
})

test('a password typed into the demonstration is not kept', async ({ page }) => {
  await open(page)
  await ask(page, 'Auth', { provider: 'credentials', userName: 'ana', password: 'my-own-password' })
  await ask(page, 'Auth', { provider: 'credentials', userName: 'ana', password: 'caderno' })
  const kept = await page.evaluate(async () => {
    const opened = indexedDB.open('portal-mock')
    await new Promise((resolve) => (opened.onsuccess = resolve))
    const stores = [...opened.result.objectStoreNames]
    const all = stores.map((name) => {
      const request = opened.result.transaction(name).objectStore(name).getAll()
      return new Promise((resolve) => (request.onsuccess = () => resolve(request.result)))
    })
    return JSON.stringify([await Promise.all(all), localStorage, sessionStorage])
  })
  expect(kept).toContain('"userName":"ana"')
  expect(kept).not.toContain('my-own-password')
  expect(kept).not.toContain('caderno')
})

test('?scale=2000 fills 7º A until somebody starts afresh', async ({ page }) => {
  await page.goto('/entrar?scale=2000')
  await page.waitForFunction(() => window.portal !== undefined)
  await as(page, 'carla')
  const size = async () => {
    const { body } = await ask(page, 'Classes', { idTurma: 101 })
    return (body as { itens: { totalAlunos: number }[] }).itens[0]?.totalAlunos
  }
  expect(await size()).toBe(2000)
  await open(page)
  expect(await size()).toBe(2000)
  await page.evaluate(() => window.portal?.reset({ reload: false }))
  await as(page, 'carla')
  expect(await size()).toBe(38)
})
