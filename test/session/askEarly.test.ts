// The script that asks before the code has come cannot import: what it repeats is held to what the portal says itself.
import { expect, test } from 'vitest'
import { unusedLimits } from '@/session'
import { prefix, register } from '@/session/register'
import { read } from '../source'

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
