// The script that asks before the code has come cannot import: what it repeats is held to what the portal says itself, and
// it is run as the build writes it, on a made-up device.
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { unusedLimits } from '@/session'
import { prefix, register } from '@/session/register'
import { read } from '../rules/source'

const script = read('src/build/ask.template.js')

test('somebody is taken to be there within the same minutes as by the clock of the session', () => {
  const [, open, own] = /open \? (\d+) : (\d+)/.exec(script) ?? []
  expect({ own: Number(own) * 60_000, public: Number(open) * 60_000 }).toEqual(unusedLimits)
})

test('what it looks up on the device are rows of the register', () => {
  const named = [...script.matchAll(/mark\('(\w+)'\)|'portal\.(\w+)'/g)].map(([, mark, key]) => mark ?? key ?? '')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in register))).toEqual([])
  expect(script).toContain(`\`${prefix}\${name}\``)
})

/** What a page of a device with these marks asks of the service, and which files it fetches ahead. */
async function visit(marks: Partial<Record<keyof typeof register, string>> = {}, { path = '/inicio', ok = true } = {}) {
  const kept = new Map(
    Object.entries({
      uso: minutesAgo(0),
      servico: 'cookie https://escola.example/base',
      primeira: '[["Classes","{}"],["GetRecado","{}"]]',
      ...marks,
    }).map(([name, value]) => [prefix + name, value]),
  )
  const asked: string[] = []
  const files: string[] = []
  const built = script.replace(/'__(\w+)__'/g, (_, name) => JSON.stringify([[`/${name}.js`, 'modulepreload']]))
  runInNewContext(built, {
    ...{ BroadcastChannel, Date, URL, location: new URL(path, 'https://escola.example') },
    localStorage: { getItem: (key: string) => kept.get(key) ?? null },
    sessionStorage: { getItem: () => null },
    document: {
      createElement: () => ({}),
      head: { append: (...links: { href: string }[]) => void files.push(...links.map(({ href }) => href)) },
    },
    fetch: (url: string) => {
      asked.push(url.slice(url.lastIndexOf('/') + 1))
      return Promise.resolve({ ok, text: () => Promise.resolve('{}') })
    },
  })
  await new Promise((done) => setTimeout(done))
  return { asked, files }
}
const minutesAgo = (n: number) => String(Date.now() - n * 60_000)
const nothing = { asked: [], files: [] }
const all = ['Auth', 'Classes', 'GetRecado']

describe('before the code has come', () => {
  test.each(['/', '/inicio'])('who comes to %s is asked for, with what that page asks', async (path) => {
    expect(await visit({}, { path })).toEqual({ asked: all, files: ['/MAP.js', '/HOME.js', '/WORDS.js'] })
  })

  test('who comes to another page is asked for, and nothing of the start page', async () => {
    expect(await visit({}, { path: '/boletim' })).toEqual({ asked: ['Auth'], files: ['/MAP.js', '/WORDS.js'] })
  })

  test('after somebody who left without a network nothing is asked', async () => {
    expect(await visit({ saida: 'sim', manterConectado: 'sim' })).toEqual(nothing)
  })

  test('on a device that many use nothing is asked after nine minutes, whatever was chosen there', async () => {
    const marks = { uso: minutesAgo(9), manterConectado: 'sim' }
    expect(await visit({ ...marks, aparelhoPublico: 'sim' })).toEqual(nothing)
    expect((await visit(marks)).asked).toEqual(all)
  })

  test('where the service knows nobody any more, nothing is asked beyond that', async () => {
    expect((await visit({ manterConectado: 'sim' }, { ok: false })).asked).toEqual(['Auth'])
    expect((await visit({ manterConectado: 'sim' })).asked).toEqual(all)
  })

  test('a last use that lies ahead, by a clock that was wrong, counts as one that lies as far back', async () => {
    expect((await visit({ uso: minutesAgo(-19) })).asked).toEqual(all)
    expect(await visit({ uso: minutesAgo(-21) })).toEqual(nothing)
  })
})
