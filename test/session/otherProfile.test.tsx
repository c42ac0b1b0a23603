// Another profile of the same person: nothing that was read or asked for under the one is there under the other; their work stays.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '@/api'
import { mock } from '@/mock/doors/node'
import { keptGrades } from '@/screens/shared/sent/keptGrades'
import { chooseProfile, identify, sessionState, start, whilePresent } from '@/session'
import { toast } from '@/ui/action/Toasts'
import { openAt } from '../support/render'

const teacher = 3
const guardian = 2
const readAs = (perfil: number) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey, state }) => state.data !== undefined && JSON.stringify(queryKey).includes(`"perfil":${perfil}`),
    )

test.each([
  ['is chosen', () => chooseProfile(guardian)],
  [
    'is the only one that is left',
    () => start(identify({ sessionId: 'x', userName: 'rui', userId: '3002', perfis: [guardian] })),
  ],
])('which %s', async (_, change) => {
  mock.reset()
  openAt('/turmas', { as: 'rui' })
  await screen.findAllByRole('link', { name: /7º A$/ })
  expect(sessionState().session).toMatchObject({ idPessoa: 3002, perfil: teacher })
  keptGrades.write([[1, [{ c: 'n1', t: '7', b: [null] }]]], 1012)
  act(() => void toast('of the teacher'))
  await screen.findAllByText('of the teacher')
  const isHere = whilePresent()
  expect(readAs(teacher)).not.toEqual([])
  act(change)
  expect(sessionState().session?.perfil).toBe(guardian)
  expect([readAs(teacher), isHere()]).toEqual([[], false])
  expect(screen.queryByText('of the teacher')).toBeNull()
  expect(keptGrades.read(1012)).not.toBeNull()
})
