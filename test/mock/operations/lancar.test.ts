/** What a teacher may write, and what becomes of it (decisions §14). */
import { describe, expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { recordAt } from '@/mock/rules/boletim'
import { enterGrades } from '@/mock/rules/lancamento'
import { createSeed } from '@/mock/seed/index'
import { networkRule } from '@/mock/seed/rules'
import { ids } from '@/mock/seed/turmas'
import { withNotas, send, no, notaOf, registroOf, registros } from '../ask'

const { seteAMatematica: math } = ids.classe
const ana = 'Ana Prado Souza'
const exam = {
  avaliacaoId: 1,
  nome: 'Prova',
  nomeResumido: 'P',
  peso: 1,
  valor: null,
  fechada: false,
  publicada: false,
}

describe('entering grades', () => {
  test('an open grade is taken, read again, and counts once published', async () => {
    mock.as('carla')
    const before = await registroOf(math, ana)
    const came = await send(withNotas(before, { 101_105: { valor: 6.5 } }))
    expect([came.status, came.body]).toEqual([204, {}])
    const written = await registroOf(math, ana)
    expect(notaOf(written, 101_105)).toMatchObject({ valor: 6.5, publicada: false })
    expect(written.mediaParcial).toBe(before.mediaParcial)
    await send(withNotas(written, { 101_105: { publicada: true } }))
    // second term (2 × 7.0 + 2 × 6.5) / 4 = 6.75; year (7.8 + 6.75) / 2 = 7.275, cut
    expect((await registroOf(math, ana)).mediaParcial).toBe(7.27)
  })

  test('closing publishes, and is for good', async () => {
    mock.as('carla')
    await send(withNotas(await registroOf(math, ana), { 101_103: { fechada: true, publicada: false } }))
    const fechada = await registroOf(math, ana)
    expect(notaOf(fechada, 101_103)).toMatchObject({ valor: 7, fechada: true, publicada: true })
    for (const change of [{ valor: 10 }, { valor: null }, { fechada: false }, { publicada: false }]) {
      const came = await send(withNotas(fechada, { 101_103: change }))
      expect(no(came)).toMatchObject({ status: 409, code: 'Closed' })
    }
    expect(await registroOf(math, ana)).toEqual(fechada)
  })

  test('a record with one changed closed grade is refused whole', async () => {
    mock.as('carla')
    const before = await registroOf(math, ana)
    const came = await send(withNotas(before, { 101_105: { valor: 9 }, 101_101: { valor: 9 } }))
    expect(no(came).status).toBe(409)
    expect(await registroOf(math, ana)).toEqual(before)
  })

  test('a closed grade sent back as it came, float noise included, is no change', async () => {
    mock.as('carla')
    const before = await registroOf(math, ana)
    const came = await send(withNotas(before, { 101_102: { valor: 7.4000000000000004 }, 101_105: { valor: 5 } }))
    expect(came.status).toBe(204)
  })

  test('a closed grade keeps what it had, and one of an older scale goes back as it came', async () => {
    mock.as('carla')
    const before = await registroOf(math, ana)
    expect((await send(withNotas(before, { 101_102: { corretor: 'B' } }))).status).toBe(204)
    expect(await registroOf(math, ana)).toEqual(before)
    const whole = { ...networkRule, decimals: 0 }
    const closed = { ...before, grupos: before.grupos.slice(0, 1), notasComplementares: [] }
    expect(enterGrades(closed, closed, closed, whole)).toEqual(closed)
  })

  test('an open grade is kept without float noise', async () => {
    mock.as('carla')
    await send(withNotas(await registroOf(math, ana), { 101_105: { valor: 0.1 + 0.2 } }))
    expect(notaOf(await registroOf(math, ana), 101_105).valor).toBe(0.3)
  })

  test('a grade that publishes by itself does so at its very hour', async () => {
    mock.as('carla')
    const db = createSeed(1, '2026-11-20')
    const [one] = db.diario.publicacoes
    if (!one) throw new Error('none publishes by itself')
    const nota = { ...exam, avaliacaoId: one.avaliacaoId }
    const grupos = [{ nome: '1º', avaliacoes: [nota] }]
    const record = { ...(await registroOf(math, ana)), id: one.idRegistro, grupos, notasComplementares: [] }
    const isPublished = (now: number) => notaOf(recordAt(db, now, record, []), one.avaliacaoId).publicada
    expect([one.em - 1, one.em].map(isPublished)).toEqual([false, true])
  })

  test.each([
    [3, null],
    [2.9, 2.9],
  ])('a year of %d ends with %j: who reaches the least mean sits the exam', async (valor, mediaFinal) => {
    mock.as('carla')
    const record = await registroOf(math, ana)
    const db = createSeed(1, '2026-11-20')
    const nota = { ...exam, valor, publicada: true, fechada: true }
    const year = { ...record, grupos: [{ nome: '1º', avaliacoes: [nota] }], notasComplementares: [] }
    expect(recordAt(db, 0, year, []).mediaFinal).toBe(mediaFinal)
  })

  test('a grade can be taken back to blank, and a published one hidden again, while it is open', async () => {
    mock.as('carla')
    await send(withNotas(await registroOf(math, ana), { 101_103: { valor: null, publicada: false } }))
    const after = await registroOf(math, ana)
    expect(notaOf(after, 101_103)).toMatchObject({ valor: null, publicada: false })
    expect(after.mediaParcial).toBe(7.8)
  })

  test.each([10.1, -0.5, 7.125, 1e21])('%s is not a grade', async (valor) => {
    mock.as('carla')
    const came = await send(withNotas(await registroOf(math, ana), { 101_105: { valor } }))
    expect(no(came)).toMatchObject({ status: 400, code: 'Validation', fields: ['valor'] })
  })

  test('a recovery replaces the mean of its term when greater', async () => {
    mock.as('carla')
    await send(withNotas(await registroOf(math, ana), { 101_107: { valor: 6, publicada: true } }))
    expect((await registroOf(math, ana)).mediaParcial).toBe(7.4)
    await send(withNotas(await registroOf(math, ana), { 101_107: { valor: 9, publicada: true } }))
    // first term 9.0 instead of 7.8
    expect((await registroOf(math, ana)).mediaParcial).toBe(8)
  })

  test('when everything is closed the final mean appears; below 6 it waits for the exam', async () => {
    mock.as('carla')
    const bruno = await registroOf(1061, 'Bruno Carvalho Dias')
    // the first two are closed already
    const all = Object.fromEntries([3, 4, 5, 6].map((n) => [106_100 + n, { valor: 5, fechada: true }]))
    await send(withNotas(bruno, all))
    const closed = await registroOf(1061, 'Bruno Carvalho Dias')
    expect(closed).toMatchObject({ mediaParcial: 5, mediaFinal: null })
    // published it may still change: the mean is final once the exam is closed too
    await send(withNotas(closed, { 106_108: { valor: 7.5, publicada: true } }))
    const published = await registroOf(1061, 'Bruno Carvalho Dias')
    expect(published.mediaFinal).toBeNull()
    await send(withNotas(published, { 106_108: { fechada: true } }))
    expect((await registroOf(1061, 'Bruno Carvalho Dias')).mediaFinal).toBe(6)
  })

  test('a recovery that counts is closed too before the mean is final; one that nobody sat is not waited for', async () => {
    mock.as('carla')
    const before = await registroOf(math, ana)
    const all = Object.fromEntries([3, 4, 5, 6].map((n) => [101_100 + n, { valor: 8, fechada: true }]))
    await send(withNotas(before, { ...all, 101_107: { valor: 9, publicada: true } }))
    const waiting = await registroOf(math, ana)
    expect(waiting.mediaFinal).toBeNull()
    await send(withNotas(waiting, { 101_107: { fechada: true } }))
    expect((await registroOf(math, ana)).mediaFinal).toBe(8.5)
  })

  test('means, absences and names sent along are ignored; fields that nobody documented are kept', async () => {
    mock.as('carla')
    const before = await registroOf(math, ana)
    const sent = withNotas(before, { 101_105: { valor: 5, nome: 'Outra', peso: 50, corretor: 'B' } })
    await send({ ...sent, nome: 'Xana', faltas: 0, mediaParcial: 10, mediaFinal: 10, ativo: false, versao: 4 })
    const after = await registroOf(math, ana)
    expect(after).toMatchObject({ nome: ana, faltas: 26, mediaParcial: 7.4, mediaFinal: null, ativo: true, versao: 4 })
    expect(notaOf(after, 101_105)).toMatchObject({ valor: 5, nome: 'Prova do 2º bimestre', peso: 2, corretor: 'B' })
  })

  test('a grade left out stays as it was; one of another class is refused', async () => {
    mock.as('carla')
    const before = await registroOf(math, ana)
    expect((await send({ ...before, notasComplementares: [] })).status).toBe(204)
    expect(await registroOf(math, ana)).toEqual(before)
    const foreign = { ...before, notasComplementares: [{ ...notaOf(before, 101_107), avaliacaoId: 106_107 }] }
    expect(no(await send(foreign))).toEqual({ status: 400, code: 'Validation', fields: ['avaliacaoId'] })
  })

  test('only the teacher of the class writes, and never for an inactive student', async () => {
    mock.as('carla')
    const hers = await registroOf(math, ana)
    mock.as('rui')
    expect(no(await send(hers))).toMatchObject({ status: 403, code: 'Forbidden' })
    for (const other of ['ana', 'marta', 'sonia', 'helena']) {
      mock.as(other)
      expect(no(await send(hers)), other).toMatchObject({ status: 403, code: 'Forbidden' })
    }
    mock.as('carla')
    const inactive = (await registros({ idClasse: math })).find(({ id }) => id === 10_110_002)
    expect(inactive).toMatchObject({ ativo: false, motivoInatividade: 'Transferido' })
    expect(no(await send(inactive))).toMatchObject({ status: 409, code: 'Conflict' })
    expect(no(await send({ ...hers, id: 999 }))).toMatchObject({ status: 404, code: 'NotFound' })
  })

  test('taking the permission away takes effect at once', async () => {
    mock.as('carla')
    const hers = await registroOf(math, ana)
    const account = mock.backend.db().acesso.accounts.find(({ userName }) => userName === 'carla')
    if (account) account.permissions = ['Diario.Ler']
    expect(no(await send(hers))).toMatchObject({ status: 403 })
  })
})
