/** `config.json`: defaults, and a message that names the wrong key. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import published from '../../public/config.json'
import { applySettings, readSettings, roleOf, settings, SettingsError } from '@/settings'

afterEach(() => {
  applySettings({})
})

const keyOf = (file: unknown) => {
  try {
    applySettings(file)
  } catch (error) {
    if (error instanceof SettingsError) return error.key
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

  it.each([
    [{ session: 'token' }, 'session'],
    [{ apiBaseUrl: 'ftp://x' }, 'apiBaseUrl'],
    [{ grading: { scaleMax: 10 } }, 'grading.passingAverage'],
    [{ attendance: { maxAccuracyMeters: '100' } }, 'attendance.maxAccuracyMeters'],
    [{ brand: { name: '', shortName: 'P' } }, 'brand.name'],
    [{ brand: { name: 'N', shortName: 'P', logoUrl: '//mau.example/x.png' } }, 'brand.logoUrl'],
    [{ timeZone: 'Marte/Olimpo' }, 'timeZone'],
    [{ profiles: { 1: 'Aluna' } }, 'profiles.1'],
    [{ helpContacts: [{ phone: '1' }] }, 'helpContacts.0.label'],
    [[], ''],
  ])('names the wrong key of %j', (file, key) => {
    expect(keyOf(file)).toBe(key)
  })
})

describe('readSettings', () => {
  const answer = (body: string, status = 200) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
  }
  it.each([
    ['<html>', 200],
    ['[]', 200],
    ['null', 200],
    ['', 200],
    ['{}', 404],
  ])('refuses %j with status %i as a file that cannot be read', async (body, status) => {
    answer(body, status)
    await expect(readSettings()).rejects.toMatchObject({ name: 'SettingsError', key: '' })
  })
  it('reads an object', async () => {
    answer('{"locale":"es"}')
    expect(await readSettings()).toEqual({ locale: 'es' })
  })
})
