import { describe, expect, test, vi } from 'vitest'
import { operations } from '@/contract'
import { mock } from '@/mock/doors/node'
import { ask, no } from '../ask'

const get = (path: string, init?: RequestInit) => mock.fetch(path, init)
const json = async (response: Response) => (await response.json()) as Record<string, unknown>
const code = async (response: Response) =>
  ((await json(response))['responseStatus'] as { errorCode: string } | undefined)?.errorCode

describe('the doors', () => {
  test('every operation is there by POST on /json/reply', async () => {
    for (const { name } of operations) expect((await ask(name)).status, name).not.toBe(404)
  })

  test('one-way operations answer 204 with nothing on /json/oneway, and JSON with 200 on /json/reply', async () => {
    mock.as('sonia')
    const oneWay = await mock.fetch('/json/oneway/InsertPessoaAvaliacaoInterdisciplinar', {
      method: 'POST',
      body: '{"nome":"Zulmira Paz","tipoPessoa":"F"}',
    })
    expect([oneWay.status, await oneWay.text(), oneWay.headers.get('Content-Type')]).toEqual([204, '', null])
    const reply = await ask('InsertPessoaAvaliacaoInterdisciplinar', { nome: 'Zoroastro Paz', tipoPessoa: 'F' })
    expect([reply.status, reply.body]).toEqual([200, {}])
  })

  test('a one-way call that is refused says so', async () => {
    expect(no(await ask('AproveitamentoAluno', {}, { door: 'oneway' }))).toMatchObject({ status: 401 })
  })

  test('an operation that answers is not served one-way', async () => {
    mock.as('ana')
    expect((await ask('GetTurma', { id: 101 }, { door: 'oneway' })).status).toBe(404)
  })

  test.each([
    ['/json/reply/GetTurmas', 'POST', 404, null],
    ['/json/reply/GetTurma', 'GET', 405, 'POST'],
    ['/json/oneway/AproveitamentoAluno', 'PUT', 405, 'POST'],
    ['/diario/classes', 'POST', 405, 'GET'],
    ['/diario/turmas', 'GET', 404, null],
    ['/json/other/GetTurma', 'POST', 404, null],
    ['/matricula', 'GET', 404, null],
  ])('%s by %s is a %i', async (path, method, status, allow) => {
    const response = await get(path, { method, ...(method === 'GET' ? {} : { body: '{}' }) })
    expect([response.status, response.headers.get('Allow')]).toEqual([status, allow])
    expect(await code(response)).toBe(status === 404 ? 'NotFound' : 'MethodNotAllowed')
  })

  test('replies are JSON that nobody keeps', async () => {
    mock.as('ana')
    const { headers } = await ask('GetTurma', { id: 101 })
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test('an address of somebody else is not answered', async () => {
    await expect(get('/turmas/1011')).rejects.toThrow(TypeError)
    await expect(get('/src/contract/diario.ts')).rejects.toThrow(TypeError)
  })

  test('a service below a path is found', async () => {
    mock.as('ana')
    const response = await get('http://localhost:5173/api/v1/json/reply/GetTurma', {
      method: 'POST',
      body: '{"id":101}',
    })
    expect(response.status).toBe(200)
  })
})

describe('GET routes', () => {
  test.each([
    ['/diario/avaliacoes/101105', { id: 101_105 }],
    [`/diario/avaliacoes/${encodeURIComponent('ING/oral nº 1')}`, { id: 'ING/oral nº 1' }],
    ['/diario/recados/10112?idPessoa=1001', { id: 10_112 }],
  ])('%s', async (path, expected) => {
    mock.as('ana')
    expect(await json(await get(path))).toMatchObject(expected)
  })

  test('carry the other fields in the query string, in any case, empty ones left out', async () => {
    mock.as('carla')
    const page = await json(
      await get('/diario/classes/1011/aproveitamento-aluno?Quantidade=2&perfil=3&idPessoa=&tokenPagina=&embutir='),
    )
    expect(page['itens']).toHaveLength(2)
    const posted = await ask<{ itens: unknown[] }>('AproveitamentosAlunos', { idClasse: 1011, quantidade: 2 })
    expect(posted.body).toEqual(page)
    const token = encodeURIComponent(String(page['tokenPagina']))
    const next = await json(await get(`/diario/classes/1011/aproveitamento-aluno?quantidade=2&tokenPagina=${token}`))
    expect(next['itens']).not.toEqual(page['itens'])
  })

  test('answer the same as POST', async () => {
    mock.as('sonia')
    for (const { get: route, name } of operations) {
      if (route === null || route.includes('{')) continue
      const [byGet, byPost] = [await json(await get(route)), await ask(name)]
      expect(byGet, name).toEqual(byPost.body)
    }
  })

  test('a value of the wrong type is refused by name', async () => {
    mock.as('ana')
    const response = await get('/diario/classes?quantidade=many')
    const { responseStatus } = (await json(response)) as { responseStatus: { errors: { fieldName: string }[] } }
    expect([response.status, responseStatus.errors.map(({ fieldName }) => fieldName)]).toEqual([400, ['quantidade']])
  })

  test('a path that cannot be decoded is no fault', async () => {
    mock.as('ana')
    expect((await get('/diario/avaliacoes/%E0%A4%A')).status).toBe(404)
  })
})

describe('format and callback', () => {
  test('format=json overrides the Accept header', async () => {
    mock.as('ana')
    const response = await get('/diario/classes?format=json', { headers: { Accept: 'text/html' } })
    expect(response.headers.get('Content-Type')).toContain('application/json')
  })

  test.each(['f', '$', '_a.b$2', 'jQuery123.cb'])('callback=%s wraps the reply', async (name) => {
    mock.as('ana')
    const response = await get(`/diario/recados/10112?callback=${encodeURIComponent(name)}`)
    expect(response.headers.get('Content-Type')).toBe('application/javascript; charset=utf-8')
    const text = await response.text()
    expect(text.startsWith(`${name}({`)).toBe(true)
    expect(JSON.parse(text.slice(name.length + 1, -1))).toMatchObject({ id: 10_112 })
  })

  test.each(['', '1f', 'a b', 'alert(1)', 'a;b', 'ação', 'f</script>', 'f\n'])(
    'callback=%j is refused',
    async (name) => {
      mock.as('ana')
      const response = await get(`/diario/recados/10112?callback=${encodeURIComponent(name)}`)
      expect([response.status, await code(response)]).toEqual([400, 'Validation'])
    },
  )

  test('a refused callback leaves no change behind', async () => {
    const response = await mock.fetch('/json/reply/Auth?callback=1', {
      method: 'POST',
      body: '{"userName":"ana","password":"caderno"}',
    })
    expect([response.status, mock.backend.db().acesso.sessoes.length]).toEqual([400, 0])
  })

  test('a refusal is wrapped as well', async () => {
    const text = await (await get('/diario/classes?callback=f')).text()
    expect(text).toMatch(/^f\(\{"responseStatus":\{"errorCode":"Unauthenticated"/)
  })
})

describe('bodies', () => {
  test.each([['{'], ['null'], ['[]'], ['"text"'], ['{"id":NaN}'], ['<xml/>'], ['\u0000'], ['{"a":1}{"b":2}']])(
    '%j is a 400, not a fault',
    async (body) => {
      mock.as('ana')
      expect(no(await ask('GetTurma', body))).toMatchObject({ status: 400, code: 'Validation' })
    },
  )

  test('an empty body is an empty object', async () => {
    mock.as('ana')
    expect((await ask('Auth', '')).status).toBe(200)
  })

  test('a browser whose requests have no stream (Firefox) signs in, and is refused too much alike', async () => {
    const stream = vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(undefined as unknown as null)
    expect((await ask('Auth', { provider: 'credentials', userName: 'ana', password: 'caderno' })).status).toBe(200)
    expect(no(await ask('Classes', `"${'x'.repeat(1_048_576)}"`))).toMatchObject({ status: 413 })
    stream.mockRestore()
  })

  test('more than 1 MiB is a 413', async () => {
    mock.as('ana')
    const body = (length: number) => `{"embutir":"${'x'.repeat(length)}"}`
    expect((await ask('Classes', body(1_048_000))).status).toBe(200)
    expect(no(await ask('Classes', body(1_048_577)))).toMatchObject({ status: 413, code: 'PayloadTooLarge' })
  })

  test('deep nesting is a 400, brackets inside a text are not nesting', async () => {
    mock.as('ana')
    const deep = `{"x":${'['.repeat(500_000)}${']'.repeat(500_000)}}`
    expect(no(await ask('GetTurma', deep))).toMatchObject({ status: 400, code: 'Validation' })
    expect((await ask('Classes', { embutir: '['.repeat(1_000), campos: '\\"[[' })).status).toBe(200)
  })

  test('bytes that are not UTF-8 are a 400', async () => {
    mock.as('ana')
    const response = await mock.fetch('/json/reply/Classes', {
      method: 'POST',
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    })
    expect(response.status).toBe(400)
  })
})

describe('the door for tests', () => {
  test('gives up when the caller does, also while nothing answers', async () => {
    mock.as('ana')
    mock.fail('GetTurma', 'hang')
    const controller = new AbortController()
    const waiting = mock.fetch('/json/reply/GetTurma', { method: 'POST', body: '{}', signal: controller.signal })
    setTimeout(() => controller.abort(), 10)
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('a reset forgets who is signed in, faults and clock', async () => {
    mock.as('ana')
    mock.fail('*', 500)
    mock.setClock(0)
    mock.reset()
    expect(no(await ask('Classes'))).toMatchObject({ status: 401 })
    expect(Math.abs(mock.backend.now() - Date.now())).toBeLessThan(1_000)
  })
})
