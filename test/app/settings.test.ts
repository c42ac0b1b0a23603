/** `config.json`: defaults, and a message that names the wrong key. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import published from '../../public/config.json'
import readme from '../../src/config/README.md?raw'
import { applySettings, keepSettings, readSettings, roleOf, type Settings, settings, SettingsError } from '@/settings'
import { hasForeignTiles } from '@/screens/shared/places/foreignTiles'

afterEach(() => {
  applySettings({})
})

const refusalOf = (file: unknown) => {
  try {
    applySettings(file)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems.map(({ key, reason }) => [key, reason])
    throw error
  }
  return null
}

describe('applySettings', () => {
  it('accepts the published file and fills what it does not say', () => {
    expect(applySettings(published)).toMatchObject({
      apiBaseUrl: '',
      session: 'cookie',
      timeZone: 'America/Sao_Paulo',
      attendance: { maxAccuracyMeters: 100 },
      enrollment: { maxIntentions: 3 },
    })
    expect(settings().grading).toBeUndefined()
    expect([1, 2, 3, 4, 5, 6, 7, 0, 9].map(roleOf)).toEqual([
      'Aluno',
      'Responsavel',
      'Professor',
      'Secretaria',
      'Coordenacao',
      'Direcao',
      'Administrador',
      null,
      null,
    ])
  })

  const grading = { scaleMax: 10, passingAverage: 6, decimals: 1 }
  const exam = { weight: 0.5, minimumToSit: 3 }
  const map = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'OSM' }
  const bounds = { south: -9, west: -36, north: -8, east: -35 }
  const brand = { name: 'Escola', shortName: 'E' }
  const contact = (extra: object) => ({ helpContacts: [{ label: 'A' }, { label: 'B', ...extra }] })
  const at = (windows: object) => ({ enrollment: { windows } })

  it.each([
    [{ apiBaseUrl: 'ftp://x' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: 'https://' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: 'https://a b.example' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: 'https://eu:senha@a.example' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: 'https://a.example?x=1' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: 'https://a.example/#x' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: 'http://a.example' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: 'http://localhost.example:4010' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: '//a.example' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: '/\\a.example' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: 'a.example' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: 'javascript:alert(1)' }, 'apiBaseUrl', 'base'],
    [{ apiBaseUrl: null }, 'apiBaseUrl', 'value'],
    [{ session: 'token' }, 'session', 'oneOf'],
    [{ profiles: { 1: 'Aluna' } }, 'profiles.1', 'oneOf'],
    [{ profiles: { 0: 'Aluno' } }, 'profiles.0', 'number'],
    [{ profiles: { one: 'Aluno' } }, 'profiles.one', 'number'],
    [{ profiles: ['Aluno'] }, 'profiles', 'value'],
    [{ evaluationTypes: { prova: 'Prova' } }, 'evaluationTypes.prova', 'number'],
    [{ evaluationTypes: { 1: ' ' } }, 'evaluationTypes.1', 'text'],
    [{ grading: null }, 'grading', 'value'],
    [{ grading: { scaleMax: 10 } }, 'grading.passingAverage', 'value'],
    [{ grading: { ...grading, scaleMax: 0 } }, 'grading.scaleMax', 'range'],
    [{ grading: { ...grading, passingAverage: -1 } }, 'grading.passingAverage', 'range'],
    [{ grading: { ...grading, passingAverage: '6' } }, 'grading.passingAverage', 'value'],
    [{ grading: { ...grading, passingAverage: 60 } }, 'grading.passingAverage', 'aboveScale'],
    [{ grading: { ...grading, finalExam: { ...exam, weight: 50 } } }, 'grading.finalExam.weight', 'range'],
    [
      { grading: { ...grading, finalExam: { ...exam, minimumToSit: 11 } } },
      'grading.finalExam.minimumToSit',
      'aboveScale',
    ],
    [{ grading: { ...grading, finalExam: { ...exam, minimumToSit: -1 } } }, 'grading.finalExam.minimumToSit', 'range'],
    [{ grading: { ...grading, recovery: 'maior' } }, 'grading.recovery', 'oneOf'],
    [{ grading: { ...grading, decimals: 3 } }, 'grading.decimals', 'range'],
    [{ grading: { ...grading, decimals: 0.5 } }, 'grading.decimals', 'value'],
    [{ attendance: { maxAccuracyMeters: '100' } }, 'attendance.maxAccuracyMeters', 'value'],
    [{ attendance: { maxAccuracyMeters: 0 } }, 'attendance.maxAccuracyMeters', 'range'],
    [{ enrollment: { maxIntentions: 0 } }, 'enrollment.maxIntentions', 'range'],
    [{ enrollment: { maxIntentions: 2.5 } }, 'enrollment.maxIntentions', 'value'],
    [{ enrollment: { scriptTypes: { login: 1 } } }, 'enrollment.scriptTypes.login', 'value'],
    [{ enrollment: { helpUrl: 'https://' } }, 'enrollment.helpUrl', 'address'],
    [{ enrollment: { helpUrl: 'rede.example' } }, 'enrollment.helpUrl', 'address'],
    [{ enrollment: { helpUrl: 'javascript:alert(1)' } }, 'enrollment.helpUrl', 'address'],
    [{ enrollment: { series: [{ id: 1 }] } }, 'enrollment.series.0.name', 'value'],
    [{ enrollment: { series: [{ id: '1', name: '1º ano' }] } }, 'enrollment.series.0.id', 'value'],
    [
      {
        enrollment: {
          series: [
            { id: 1, name: 'A' },
            { id: 1, name: 'B' },
          ],
        },
      },
      'enrollment.series.1.id',
      'twice',
    ],
    [{ enrollment: { series: [{ id: 1, name: 'A', ageFrom: 7, ageTo: 6 }] } }, 'enrollment.series.0.ageTo', 'order'],
    [{ enrollment: { series: [{ id: 1, name: 'A', ageFrom: -1 }] } }, 'enrollment.series.0.ageFrom', 'range'],
    [{ enrollment: { shifts: [{ id: 'Manhã', name: '' }] } }, 'enrollment.shifts.0.name', 'text'],
    [
      {
        enrollment: {
          shifts: [
            { id: 'M', name: 'a' },
            { id: 'M', name: 'b' },
          ],
        },
      },
      'enrollment.shifts.1.id',
      'twice',
    ],
    [{ enrollment: { schools: [{ id: 0 }] } }, 'enrollment.schools.0.id', 'range'],
    [{ enrollment: { schools: [{ id: 1, latitude: 91, longitude: 0 }] } }, 'enrollment.schools.0.latitude', 'range'],
    [{ enrollment: { schools: [{ id: 1, latitude: -8 }] } }, 'enrollment.schools.0.longitude', 'pair'],
    [{ enrollment: { schools: [{ id: 1, phone: '' }] } }, 'enrollment.schools.0.phone', 'text'],
    [at({ cadastro: { inicio: '01/07/2026' } }), 'enrollment.windows.cadastro.inicio', 'moment'],
    [at({ cadastro: { inicio: '2026-07-01T08:00' } }), 'enrollment.windows.cadastro.inicio', 'moment'],
    [at({ confirmacao: { fim: '2026-02-30T08:00:00-03:00' } }), 'enrollment.windows.confirmacao.fim', 'moment'],
    [
      at({ transferencia: { inicio: '2026-07-02T08:00:00-03:00', fim: '2026-07-01T08:00:00-03:00' } }),
      'enrollment.windows.transferencia.fim',
      'order',
    ],
    [{ map: { ...map, tileUrl: 'https://' } }, 'map.tileUrl', 'tiles'],
    [{ map: { ...map, tileUrl: 'https://tiles.example/{z}/{x}.png' } }, 'map.tileUrl', 'tiles'],
    [{ map: { ...map, tileUrl: 'http://tiles.example/{z}/{x}/{y}.png' } }, 'map.tileUrl', 'tiles'],
    [{ map: { ...map, tileUrl: '//tiles.example/{z}/{x}/{y}.png' } }, 'map.tileUrl', 'tiles'],
    [{ map: { ...map, tileUrl: 'https://tiles.example/{z}/{x}/{y}?key={key}' } }, 'map.tileUrl', 'tiles'],
    [{ map: { ...map, attribution: '' } }, 'map.attribution', 'text'],
    [{ map: { ...map, maxZoom: 40 } }, 'map.maxZoom', 'range'],
    [{ map: { ...map, bounds: { ...bounds, north: -91 } } }, 'map.bounds.north', 'range'],
    [{ map: { ...map, bounds: { ...bounds, north: -10 } } }, 'map.bounds.north', 'order'],
    [{ map: { ...map, bounds: { ...bounds, east: -37 } } }, 'map.bounds.east', 'order'],
    [{ brand: { ...brand, name: '' } }, 'brand.name', 'text'],
    [{ brand: { name: 'Escola' } }, 'brand.shortName', 'value'],
    [{ brand: { ...brand, logoUrl: '//mau.example/x.png' } }, 'brand.logoUrl', 'path'],
    [{ brand: { ...brand, logoUrl: '/\\mau.example/x.png' } }, 'brand.logoUrl', 'path'],
    [{ brand: { ...brand, logoUrl: 'https://mau.example/x.png' } }, 'brand.logoUrl', 'path'],
    [{ brand: { ...brand, logoUrl: 'marca.svg' } }, 'brand.logoUrl', 'path'],
    [{ brand: { ...brand, accent: 'green' } }, 'brand.accent', 'color'],
    [{ brand: { ...brand, accent: '#0052' } }, 'brand.accent', 'color'],
    [{ timeZone: 'Marte/Olimpo' }, 'timeZone', 'timeZone'],
    [{ timeZone: '' }, 'timeZone', 'timeZone'],
    [{ timeZone: 3 }, 'timeZone', 'value'],
    [{ locale: 'pt' }, 'locale', 'oneOf'],
    [{ helpContacts: {} }, 'helpContacts', 'value'],
    [{ helpContacts: [{ phone: '1' }] }, 'helpContacts.0.label', 'value'],
    [contact({ label: ' ' }), 'helpContacts.1.label', 'text'],
    [contact({ url: 'https://' }), 'helpContacts.1.url', 'address'],
    [contact({ url: 'www.escola.example' }), 'helpContacts.1.url', 'address'],
    [contact({ url: 'https://eu@escola.example' }), 'helpContacts.1.url', 'address'],
    [contact({ email: 'secretaria' }), 'helpContacts.1.email', 'email'],
    [contact({ email: '' }), 'helpContacts.1.email', 'email'],
    [contact({ phone: 'ligue já' }), 'helpContacts.1.phone', 'phone'],
    [contact({ phone: '12' }), 'helpContacts.1.phone', 'phone'],
    [contact({ phone: '1234567890123456' }), 'helpContacts.1.phone', 'phone'],
    [[], '', 'value'],
    [null, '', 'value'],
  ])('names the wrong key of %j', (file, key, reason) => {
    expect(refusalOf(file)).toContainEqual([key, reason])
  })

  it('says which words would do', () => {
    const problems = [{ key: 'session', reason: 'oneOf', words: 'cookie, header' }]
    expect(() => applySettings({ session: 'token' })).toThrow(expect.objectContaining({ problems }))
  })

  it.each([
    [{ enrollment: { maxIntentions: 25 } }, '1 … 20'],
    [{ enrollment: { schools: [{ id: 0 }] } }, '≥ 1'],
    [{ attendance: { maxAccuracyMeters: 0 } }, '> 0'],
  ])('says which numbers would do in %j', (file, words) => {
    const problems = [expect.objectContaining({ reason: 'range', words })]
    expect(() => applySettings(file)).toThrow(expect.objectContaining({ problems }))
  })

  it('names everything that is wrong at once, keys that nobody knows too', () => {
    const file = { locale: 'tlh', marca: 1, brand: { name: '', nome: 'A' }, helpContacts: [{ label: 'A', fone: '1' }] }
    expect(refusalOf(file)).toEqual([
      ['brand.name', 'text'],
      ['brand.shortName', 'value'],
      ['brand.nome', 'unknown'],
      ['locale', 'oneOf'],
      ['helpContacts.0.fone', 'unknown'],
      ['marca', 'unknown'],
    ])
  })

  it('passes over what nobody knows, and says so to whoever runs the portal', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const file = {
      marca: 1,
      enrollment: { scriptTypes: { logn: 'x', login: 'y' } },
      helpContacts: [{ label: 'A', fone: '1' }],
    }
    expect(applySettings(file)).toMatchObject({
      enrollment: { scriptTypes: { login: 'y' }, maxIntentions: 3 },
      helpContacts: [{ label: 'A' }],
    })
    expect(settings()).not.toHaveProperty('marca')
    expect(warn.mock.calls.flat().sort()).toEqual(
      ['enrollment.scriptTypes.logn', 'helpContacts.0.fone', 'marca'].map(
        (key) => `config.json: the portal does not know "${key}", and passes it over`,
      ),
    )
    warn.mockClear()
  })

  it('looks at what does not go together even where a key is unknown', () => {
    expect(refusalOf({ grading: { ...grading, passingAverage: 60, media: 6 } })).toContainEqual([
      'grading.passingAverage',
      'aboveScale',
    ])
  })

  it('takes everything that a deployment may say', () => {
    const moment = '2026-07-01T08:00:00-03:00'
    // the compiler asks for every key
    const whole: Required<Settings> = {
      apiBaseUrl: 'https://servico.example/api',
      session: 'header',
      profiles: { 12: 'Direcao' },
      externalSignIn: true,
      evaluationTypes: { 8: 'Seminário' },
      grading: { ...grading, finalExam: exam, recovery: 'average' },
      attendance: { maxAccuracyMeters: 50 },
      enrollment: {
        maxIntentions: 5,
        scriptTypes: { matricula: 'M', cadastro: '', serie: 'S' },
        helpUrl: 'https://rede.example/vagas?a=1',
        series: [
          { id: 1, name: '1º ano', ageFrom: 6, ageTo: 6 },
          { id: 2, name: 'EJA' },
        ],
        shifts: [{ id: 'Manhã', name: 'Manhã' }],
        schools: [{ id: 7, address: 'Rua A', phone: '156', hours: '7h às 17h', latitude: -8, longitude: -35 }],
        windows: { cadastro: { inicio: moment, fim: moment }, confirmacao: {}, transferencia: { fim: moment } },
      },
      map: { ...map, maxZoom: 18, bounds },
      brand: { ...brand, logoUrl: '/marca.svg', accent: '#7A1FA2' },
      timeZone: 'America/Manaus',
      locale: 'es',
      helpContacts: [
        { label: 'A', phone: '(81) 5555-0100', email: 'a@b.example', url: 'https://b.example/' },
        { label: 'B', phone: '+55 81 95555-0100' },
        { label: 'C', phone: '156' },
      ],
    }
    expect(applySettings(whole)).toEqual(whole)
    // and each has its row in the table for whoever runs the portal
    const rows = readme.split('\n').filter((line) => line.startsWith('| `'))
    const keys = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, key]) => key))
    expect(keys.toSorted()).toEqual(Object.keys(whole).toSorted())
  })

  it.each([
    ['/mapa/{z}/{x}/{y}.svg', false],
    [`${location.origin}/{z}/{x}/{y}.png`, false],
    [`https://${location.hostname}.example/{z}/{x}/{y}.png`, true],
    ['https://{s}.tiles.example/{z}/{x}/{y}{r}.png', true],
    ['HTTPS://tiles.example/{z}/{x}/{y}.png', true],
  ])('tiles at %s come from another server: %s', (tileUrl, isForeign) => {
    expect(hasForeignTiles({ ...settings(), map: { ...map, maxZoom: 19, tileUrl } })).toBe(isForeign)
  })

  it.each([
    ['/mapa/{z}/{x}/{y}.svg', '/api/'],
    ['https://{s}.tiles.example/{z}/{x}/{y}{r}.png', 'https://servico.example/'],
    ['/mapa/{z}/{x}/{y}.svg', ' https://servico.example/v1/ '],
    ['https://tiles.example/{z}/{x}/{y}.png', 'http://127.0.0.1:4010/'],
  ])('takes tiles at %s; a last slash of %s is none', (tileUrl, apiBaseUrl) => {
    const taken = applySettings({ map: { ...map, tileUrl }, apiBaseUrl })
    expect([taken.map?.tileUrl, taken.apiBaseUrl]).toEqual([tileUrl, apiBaseUrl.trim().slice(0, -1)])
  })
})

describe('readSettings', () => {
  const answer = (body: string, status = 200) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
  }
  it.each([
    ['<html>', 200, 'unreadable'],
    ['[]', 200, 'unreadable'],
    ['null', 200, 'unreadable'],
    ['', 200, 'unreadable'],
    ['{}', 404, 'missing'],
  ])('refuses %j with status %i as a file that is %s', async (body, status, file) => {
    answer(body, status)
    await expect(readSettings()).rejects.toMatchObject({ name: 'SettingsError', file, problems: [] })
  })
  it('reads an object', async () => {
    answer('{"locale":"es"}')
    expect(await readSettings()).toEqual({ file: { locale: 'es' }, misread: false })
  })

  describe('with settings of a visit before', () => {
    beforeEach(async () => {
      const entries = new Map<string, Response>()
      const store = {
        put: (key: string, value: Response) => Promise.resolve(void entries.set(key, value)),
        match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
      }
      vi.stubGlobal('caches', { open: () => Promise.resolve(store) })
      await keepSettings({ locale: 'en' })
    })
    it.each([
      ['<html>', 200],
      ['[]', 200],
      ['{"loc', 200],
      ['{}', 404],
      ['', 502],
    ])('%j with status %i is not put over them, and told', async (body, status) => {
      answer(body, status)
      expect(await readSettings()).toEqual({ file: { locale: 'en' }, misread: true })
    })
    it('a network that is not there is no news of the host', async () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
      expect(await readSettings()).toEqual({ file: { locale: 'en' }, misread: false })
    })
    it('a host that stays silent is not waited for without end', async () => {
      vi.useFakeTimers()
      vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
        return new Promise((_done, fail) => {
          signal?.addEventListener('abort', () => fail(new Error('late')))
        })
      })
      const reading = readSettings()
      await vi.advanceTimersByTimeAsync(4000)
      expect(await reading).toEqual({ file: { locale: 'en' }, misread: false })
    })
    describe('and shown at once', () => {
      it('the kept ones are in force, and those of the host come later', async () => {
        let tell: (answer: Response) => void = () => undefined
        vi.stubGlobal('fetch', () => new Promise<Response>((done) => (tell = done)))
        const { file, later } = await readSettings(true)
        expect(file).toEqual({ locale: 'en' })
        tell(new Response('{"locale":"es"}'))
        expect(await later).toEqual({ file: { locale: 'es' }, misread: false })
      })
      it('those of the host are waited for where none are kept, or the kept ones are wrong by now', async () => {
        answer('{"locale":"es"}')
        await (await caches.open('')).put('/config.json', new Response('{"session":"token"}'))
        expect(await readSettings(true)).toEqual({ file: { locale: 'es' }, misread: false })
      })
      it('wrong ones are not kept over the good', async () => {
        await keepSettings({ session: 'token' })
        answer('', 502)
        expect(await readSettings()).toEqual({ file: { locale: 'en' }, misread: true })
      })
    })
    it('what the host tells comes first', async () => {
      answer('{"locale":"es"}')
      expect(await readSettings()).toEqual({ file: { locale: 'es' }, misread: false })
    })
  })
})
