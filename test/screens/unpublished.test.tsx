// A service that sends unpublished values to a family all the same: no screen shows them, and no device keeps them.
import { waitFor } from '@testing-library/react'
import { generatePath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { queryClient } from '@/api'
import { allGrades } from '@/domain/notas/notas'
import { mock } from '@/mock/doors/node'
import { classesOfAluno, recordedAt } from '@/mock/seed/municipality'
import { networkRule } from '@/mock/seed/rules'
import { paths } from '@/paths'
import { setRemembered } from '@/session'
import { openAt } from '../support/render'

const ana = 1001
/** A value that stands nowhere else. */
const secret = 4.44

/** Every grade of Ana that is not published has the value that must not be seen. */
function hideSecrets(): void {
  const db = mock.backend.db()
  for (const { id } of classesOfAluno(db, ana)) {
    for (const nota of allGrades(recordedAt(db, id, 0).record)) if (!nota.publicada) nota.valor = secret
  }
}

const params: Record<string, string> = { idClasse: '1011', idAvaliacao: '101104', idRecado: '10112', step: 'inicio' }
/** Every number that has no row above is 1. */
const addressOf = (pattern: string) =>
  generatePath(pattern, {
    ...Object.fromEntries(Array.from(pattern.matchAll(/:(\w+)/g), ([, name = '']) => [name, '1'])),
    ...params,
  })
const addresses = Object.values(paths).map(addressOf)
const ofChild = ['/inicio', paths.turmas, paths.turma, paths.notas, paths.boletim, paths.avaliacao, paths.recados].map(
  (pattern) => addressOf(`${paths.aluno}${pattern}`),
)

test.each([...addresses.map((address) => ['ana', address]), ...ofChild.map((address) => ['marta', address])] as const)(
  '%s sees no unpublished value on %s, and none is kept',
  async (as, address) => {
    mock.speak(['leaky'])
    hideSecrets()
    setRemembered(true)
    const { container, user } = openAt(address, { as, config: { grading: networkRule } })
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    for (const summary of container.querySelectorAll('summary')) await user.click(summary)
    const kept = JSON.stringify([localStorage, sessionStorage].map((box) => Object.entries(box)))
    expect(container.innerHTML + document.title + kept).not.toMatch(/4[,.]44|\b444\b/)
  },
)

test('the secret did arrive', async () => {
  mock.speak(['leaky'])
  hideSecrets()
  mock.as('ana')
  const reply = await mock.fetch('/json/reply/AproveitamentosAlunos', { method: 'POST', body: '{"idClasse":1011}' })
  expect(await reply.text()).toContain('"valor":4.44')
})
