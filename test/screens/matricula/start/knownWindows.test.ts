// The windows as last told: kept with their dates alone, and never lost to a reply that tells none.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Matricula, type Periodo, repair } from '@/contract'
import { knownWindows, rememberWindows } from '@/screens/matricula/start/windows'
import { forgetEverything } from '@/session'
import { applySettings } from '@/settings'

const open = { inicio: '2026-11-20T08:00:00-03:00', fim: '2026-11-30T18:00:00-03:00' }
const later = { inicio: '2026-12-01T08:00:00-03:00', fim: '2026-12-10T18:00:00-03:00' }
const told = (periodoCadastro: Periodo | null, others: Periodo | null = {}) =>
  rememberWindows(
    repair(Matricula, { periodoCadastro, periodoConfirmacao: others, periodoTransferencia: others }).value,
  )

beforeEach(() => {
  forgetEverything()
  applySettings({})
})
afterEach(() => void applySettings({}))

test('a judgement of that moment is not kept: hours later only the dates are worth anything', () => {
  told({ ...open, ativo: true })
  expect(knownWindows()?.cadastrar).toEqual(open)
})

test('a reply that tells no window leaves what is known; one that says there is none does not', () => {
  expect(knownWindows()).toBeNull()
  told({})
  expect(knownWindows()).toBeNull()
  told(open)
  told({ inicio: '', fim: '', ativo: false })
  expect(knownWindows()?.cadastrar).toEqual(open)
  told(null)
  expect(knownWindows()?.cadastrar).toBeNull()
})

test('the settings tell what the service does not, and nothing else', () => {
  applySettings({ enrollment: { windows: { cadastro: later, transferencia: later } } })
  expect(knownWindows()).toMatchObject({ at: null, cadastrar: later, confirmar: {}, transferir: later })
  told(open)
  expect(knownWindows()).toMatchObject({ cadastrar: open, transferir: later })
  told(null)
  expect(knownWindows()).toMatchObject({ cadastrar: null, transferir: later })
})
