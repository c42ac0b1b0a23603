// What is printed for a teacher or the school office says whose attempts these are, and when it was printed.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '../../support/render'

test('the attendance says on paper of which school it is, whose, and when it was printed', async () => {
  openAt('/presenca', { as: 'ana' })
  await screen.findByRole('button', { name: 'Marcar minha presença' })
  const papers = [...document.querySelectorAll('main p.print-only')].map(({ textContent }) => textContent)
  expect(papers).toEqual(['Portal Acadêmico · Ana Prado Souza', expect.stringMatching(/^Impresso em .* às /)])
})
