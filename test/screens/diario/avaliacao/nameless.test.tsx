// The calendar file of an evaluation calls it as its page does.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as files from '@/ui/action/download'
import { openAt } from '../../../support/render'
import { service } from '../asked'

test('one without a name is not an event without a title', async () => {
  const saved = vi.spyOn(files, 'download').mockReturnValue()
  service((operation) =>
    operation === 'GetAvaliacao'
      ? Response.json({ id: 101_105, nome: null, data: '2027-03-10T14:00:00-03:00', dataSegundaChamada: '2027-03-20' })
      : null,
  )
  const { user } = openAt('/avaliacoes/101105', { as: 'ana' })
  await user.click(await screen.findByRole('button', { name: /calendário/ }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const titles = (saved.mock.lastCall?.[2] ?? '').replaceAll('\r\n ', '').match(/SUMMARY:.*/g)
  const heading = screen.getByRole('heading', { level: 1 }).textContent
  expect([heading, ...(titles ?? [])]).toEqual([
    'Avaliação',
    'SUMMARY:Matemática: Avaliação',
    'SUMMARY:Matemática: Segunda chamada: Avaliação',
  ])
  saved.mockRestore()
})
