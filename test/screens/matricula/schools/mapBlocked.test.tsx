// The code of the map did not come: whoever opened the map hears it, as in the attendance.
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { enrollmentOfNetwork } from '@/mock/rules/series'
import { openAt } from '../../../support/render'

vi.mock('@/ui/drawing/MapView', () => {
  throw new Error('no such chunk')
})

test('a map that cannot be drawn is told aloud', async () => {
  const schools = [{ id: 1, name: 'EMEF Um', latitude: -26.9, longitude: -48.7 }]
  const { user } = openAt('/vagas/escolas', { config: { enrollment: { ...enrollmentOfNetwork, schools } } })
  await user.click(await screen.findByRole('button', { name: 'Ver no mapa' }))
  const words = await screen.findByText('O mapa não abriu. A lista diz o mesmo.', { selector: 'main *' })
  await waitFor(() =>
    expect(document.querySelector('[role=status][aria-live=polite]')).toHaveTextContent(words.textContent),
  )
})
