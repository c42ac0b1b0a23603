// Settings that tell little, or ask for much: every page can be passed.
import { screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { families } from '@/mock/seed/children'
import { pass } from '@/screens/matricula/flow/changes'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import type { Fix } from '@/screens/presenca/fix'
import { locate } from '@/screens/presenca/locate'
import { applySettings } from '@/settings'
import { openAt } from '../support/render'
import { device } from '../screens/presenca/geolocation'
import { known } from '../screens/matricula/family'

afterEach(() => {
  erase(null)
  applySettings({})
})

test('a school that asks for 10 m: a first position of 18 m does not end the search', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const phone = device()
  let end: Fix | null = null
  void locate({
    enough: 10,
    signal: new AbortController().signal,
    onReading: () => undefined,
    onAsking: () => undefined,
  }).then((fix) => (end = fix))
  await vi.advanceTimersByTimeAsync(0)
  phone.give({ latitude: -26.9, longitude: -48.7, accuracy: 18 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(end, 'it would be warned about').toBeNull()
  phone.give({ latitude: -26.9, longitude: -48.7, accuracy: 6 })
  await vi.advanceTimersByTimeAsync(0)
  expect(end).toMatchObject({ accuracy: 6 })
})

test('with few schools nobody is told to type where no field is', async () => {
  const schools = [1, 2].map((id) => ({ id, name: `Escola ${id}`, latitude: -8 - id / 100, longitude: -35 }))
  openAt('/vagas/escolas', { config: { enrollment: { schools } } })
  await screen.findByRole('heading', { name: 'Escola 1' })
  expect(screen.queryAllByRole('searchbox').length + screen.queryAllByRole('textbox').length).toBe(0)
  expect(document.querySelector('main')).not.toHaveTextContent(/digite/)
})

test('a renewal where nobody tells a shift can be passed', async () => {
  applySettings({ enrollment: {} })
  let d = pass(await known('confirmar', families.ana), 'continua')
  const { confirmacao } = d.matricula
  d = {
    ...d,
    matricula: {
      ...d.matricula,
      reservas: d.matricula.reservas.map((row) => ({ ...row, turno: '' })),
      confirmacao: {
        ...confirmacao,
        turnoAtual: '',
        novoTurno: '',
        confirmacao: { ...confirmacao.confirmacao, valor: true },
      },
    },
  }
  saveDraft(d)
  openAt('/vagas/turno', { config: { enrollment: {} } })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('button', { name: 'Continuar' })
  expect(screen.queryAllByRole('radio').length + screen.queryAllByRole('textbox').length).toBeGreaterThan(0)
})
