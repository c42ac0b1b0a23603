// What leaves of a request: the same words as on the page, whatever the service wrote in them.
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { formatsFor, t } from '@/i18n'
import { loadMessages } from '@/i18n/store'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { withLogin } from '@/screens/matricula/flow/changes'
import { newDraft } from '@/screens/matricula/flow/draft'
import { identify } from '@/screens/matricula/flow/send'
import { calendarText } from '@/screens/shared/time/calendar'
import { deadlineEvent, sayDeadline, shareText } from '@/screens/matricula/receipt/receipt'
import { drawReceipt, pictureLines, type PictureWords } from '@/screens/matricula/receipt/receiptPicture'
import '../../../support/render'

const words = { t, format: formatsFor('pt-BR') }
beforeAll(() => loadMessages('matricula'))
const consulted = () =>
  identify(
    withLogin(newDraft('consultar'), { codigoProtocolo: protocolos.enzo, dataNasc: families.enzo.dataNasc }),
    'protocolo',
  )
async function withSchool(nome: string) {
  const draft = await consulted()
  const { cadastro } = draft.matricula
  const unidadeEnsino = { ...cadastro.unidadeEnsino, id: 2, nome }
  const reservas = draft.matricula.reservas.map((row) => ({ ...row, nomeEscola: nome }))
  return { ...draft, matricula: { ...draft.matricula, reservas, cadastro: { ...cadastro, unidadeEnsino } } }
}
const picture: PictureWords = {
  ...{
    brand: 'Rede',
    title: 'A',
    label: 'Protocolo',
    protocol: 'VS-7K4M-2Q9T',
    state: 'Vaga',
    next: 'Leve.',
    read: 'Dados de hoje',
  },
  facts: [{ term: 'Escola', lines: ['Escola \u202EtxeT\u2066 x'] }],
  documents: { title: 'O que levar', names: ['CPF \u202E'] },
  ...{ help: { title: 'Ajuda', lines: ['156'] }, where: 'Aqui', address: 'https://p.example' },
}

test('a shared text has one line for a school, and no sign that turns the others around', async () => {
  const text = shareText(await withSchool('EMEB \u202EFlor\nProtocolo: VS-0000-0000'), words)
  expect(text).toContain('EMEB')
  expect(text).not.toMatch(/\u202E/)
  expect(text.split('\n').filter((line) => line.startsWith('Protocolo:'))).toEqual([])
})

test('neither has the picture', () => {
  expect(
    pictureLines(picture)
      .map(({ text }) => text)
      .join('\n'),
  ).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
})

test('a word that is longer than a line is never cut within a letter', async () => {
  const drawn: string[] = []
  const pen = {
    ...{ font: '', fillStyle: '', textBaseline: '', fillRect: () => undefined },
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string) => drawn.push(text),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as RenderingContext & null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'])))
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  await drawReceipt({ ...picture, facts: [{ term: 'Escola', lines: [`a${'🌻'.repeat(120)}`] }] }, null)
  expect(
    drawn.filter((row) => /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(row)),
  ).toEqual([])
})

test('a deadline at midnight is in the calendar as it stands on the page: the hour, and not the whole day', async () => {
  const draft = await consulted()
  const at = { ...draft, matricula: { ...draft.matricula, prazo: '2026-12-10T00:00:00-03:00' } }
  const text = calendarText([deadlineEvent(at, words)], 'America/Sao_Paulo', Date.now()).replaceAll('\r\n ', '')
  expect([sayDeadline(at, words), /DTSTART;.*/.exec(text)?.[0]]).toEqual([
    expect.stringContaining('00h00'),
    'DTSTART;TZID=America/Sao_Paulo:20261210T000000',
  ])
})
