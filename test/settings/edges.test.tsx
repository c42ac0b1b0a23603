// Settings at their edges: no sentence becomes false by one, no sample is refused, no address is another than meant.
import { screen, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { Matricula, z } from '@/contract'
import { cookieTransport } from '@/api/transport'
import { howMuchNeeded } from '@/domain/notas/neededMark'
import { seriesFor } from '@/screens/matricula/schools/options'
import { calendarText } from '@/screens/shared/time/calendar'
import { applySettings, settings } from '@/settings'
import { openAt } from '../support/render'
import { recordsChanged, sectionOf } from '../screens/diario/asked'

afterEach(() => applySettings({}))

const all = ({ grupos, notasComplementares }: AproveitamentoAluno): Nota[] => [
  ...grupos.flatMap(({ avaliacoes }) => avaliacoes),
  ...notasComplementares,
]
const panelText = async () => sectionOf(await screen.findByRole('heading', { name: 'Quanto preciso' })).textContent

test('an exam without weight: nobody is told that a mean above its minimum is below it', async () => {
  recordsChanged((record) => {
    record.mediaFinal = null
    record.mediaParcial = 5
    for (const nota of all(record)) Object.assign(nota, { valor: 5, publicada: true, fechada: true })
    record.notasComplementares = []
  })
  const grading = { scaleMax: 10, passingAverage: 6, finalExam: { weight: 0, minimumToSit: 3 }, decimals: 1 }
  openAt('/turmas/1061/notas', { as: 'bruno', config: { grading } })
  const said = await panelText()
  expect(said).not.toMatch(/média ficar em 5,00, não se pode fazer o exame final: ele pede média 3,0/)
})

test.each([[{ scaleMax: 10, passingAverage: 6, decimals: 0 }], [{ scaleMax: 5, passingAverage: 3, decimals: 1 }]])(
  'the sample in the simulation is one that it takes: %o',
  async (grading) => {
    recordsChanged((record) => {
      record.mediaFinal = null
      record.mediaParcial = null
      for (const nota of all(record)) Object.assign(nota, { valor: null, publicada: false, fechada: false })
    })
    const { user } = openAt('/turmas/1061/notas', { as: 'bruno', config: { grading } })
    const panel = within(sectionOf(await screen.findByRole('heading', { name: 'Quanto preciso' })))
    await user.click(panel.getByText('Simular notas'))
    const field = await panel.findByRole('textbox', { name: 'Projeto' })
    await user.type(field, 'abc')
    const description = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
    const sample = /como (\S+)/.exec(description())?.[1] ?? ''
    await user.clear(field)
    await user.type(field, sample)
    expect(field).not.toBeInvalid()
  },
)

test('a scale that whole marks do not reach: what is said of the best mean can be had', () => {
  const nota = (valor: number | null) => ({
    avaliacaoId: 1,
    nome: 'P',
    nomeResumido: 'P',
    peso: 1,
    valor,
    publicada: valor !== null,
    fechada: false,
  })
  const registro = {
    grupos: [{ id: 1, nome: 'B', avaliacoes: [nota(5), nota(null)] }],
    mediaParcial: 5,
    mediaFinal: null,
    notasComplementares: [],
  } as never
  const answer = howMuchNeeded(registro, { scaleMax: 7.5, passingAverage: 6.2, decimals: 0 })
  if (answer.rest.situacao === 'impossible') expect(answer.rest.highest.to).toBeLessThan(6.2)
})

test('no series told: those of the service are offered', () => {
  const m = z.parse(Matricula, {})
  const base = { unidadeId: 1, nomeEscola: 'A', turno: 'Manhã' }
  const reservas = [
    { ...base, serie: { id: 5, descricao: '1º ano', ordernacaoSerie: 1 } },
    { ...base, serie: { id: 6, descricao: '2º ano', ordernacaoSerie: 2 } },
  ]
  const matricula = z.parse(Matricula, { ...m, reservas })
  applySettings({ enrollment: {} })
  const before = seriesFor(matricula).map(({ descricao }) => descricao)
  applySettings({ enrollment: { series: [] } })
  expect(seriesFor(matricula).map(({ descricao }) => descricao)).toEqual(before)
  expect(before).toHaveLength(2)
})

test('a service at another origin in capitals gets its cookie', () => {
  applySettings({ apiBaseUrl: 'HTTPS://servico.example' })
  const init: RequestInit & { headers: Record<string, string> } = { headers: {} }
  cookieTransport.apply(init)
  expect(init.credentials).toBe('include')
})

test('a zone that is told by its offset is refused, or its calendar is one', () => {
  // browsers with Temporal, and Chrome from 119 on, know "-03:00" as a zone
  vi.stubGlobal('Temporal', {
    Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO: () => ({ offsetNanoseconds: -180 * 60e9 }) }) },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  try {
    applySettings({ timeZone: '-03:00' })
  } catch {
    return
  }
  const text = calendarText([{ uid: 'a', title: 'A', at: '2026-12-01T08:00:00-03:00' }], settings().timeZone, 0)
  expect(text).not.toMatch(/TZID=[^":]*:\d\d:/)
  expect(text).not.toMatch(/TZID=-03:00:/)
})

test('two telephones in one text, or an extension, are not called as one number on the page of schools', async () => {
  openAt('/vagas/escolas', {
    config: {
      enrollment: {
        schools: [
          { id: 1, name: 'Escola A', phone: '(81) 5555-0100 / 5555-0101' },
          { id: 2, name: 'Escola B', phone: '(81) 5555-0100 ramal 12' },
          { id: 3, name: 'Escola C', phone: 'não tem' },
        ],
      },
    },
  })
  await screen.findByRole('heading', { name: 'Escola A' })
  const hrefs = [...document.querySelectorAll('a[href^="tel:"]')].map((one) => one.getAttribute('href'))
  for (const href of hrefs) expect(href).toMatch(/^tel:\+?\d{3,15}$/)
  expect(hrefs).not.toContain('tel:815555010012')
  expect(hrefs).not.toContain('tel:815555010055550101')
})

test('families hear who learns the region before a map with foreign tiles', async () => {
  const { user } = openAt('/vagas/escolas', {
    config: {
      map: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'T' },
      enrollment: { schools: [{ id: 1, name: 'Escola A', latitude: -8, longitude: -35 }] },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ver no mapa' }))
  expect(document.querySelector('main')).toHaveTextContent(/fica sabendo a região/)
})
