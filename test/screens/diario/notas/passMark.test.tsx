// Means below the school's pass mark: counted and marked in words, only where the school told a mark, and not while hidden.
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, test } from 'vitest'
import { hideGrades } from '@/screens/diario/page/hidden'
import { nextFrame, openAt } from '../../../support/render'

const grading = { scaleMax: 10, passingAverage: 6, finalExam: { weight: 0.4, minimumToSit: 3 }, decimals: 1 }
const marks = () => screen.queryAllByText('Abaixo de 6,0')

afterEach(() => {
  hideGrades(false)
})

describe('means below the pass mark', () => {
  it('are counted and marked on the home of who has them, below what is said of absences', async () => {
    openAt('/inicio', { as: 'bruno', config: { grading } })
    const counted = await screen.findByText(/^\d médias? abaixo de 6,0\.$/)
    expect(counted).toBeVisible()
    expect(marks()).toHaveLength(Number(counted.textContent.slice(0, 1)))
    expect(screen.queryByText('Tudo em dia.')).toBeNull()
  })

  it('are marked on the report card and on the page of the class', async () => {
    const { router } = openAt('/boletim', { as: 'bruno', config: { grading } })
    await waitFor(() => expect(marks()).not.toHaveLength(0))
    const link = marks()[0]?.closest('tr')?.querySelector('a')
    await router.navigate(link?.getAttribute('href') ?? '')
    await screen.findByText('Média parcial')
    expect(marks()).toHaveLength(1)
  })

  it('are nobody’s business while grades are hidden', async () => {
    openAt('/inicio', { as: 'bruno', config: { grading } })
    await screen.findByText(/abaixo de 6,0\.$/)
    hideGrades(true)
    await nextFrame()
    expect(screen.queryByText(/abaixo de 6,0/i)).toBeNull()
  })

  test.each(['bruno', 'ana'])('are unknown where the school told no mark: %s', async (as) => {
    openAt('/inicio', { as })
    await screen.findByRole('heading', { name: 'Minhas turmas' })
    await screen.findAllByText(/faltas/)
    expect(screen.queryByText(/abaixo de/i)).toBeNull()
  })

  it('absences without a known limit are counted, not called fine', async () => {
    openAt('/inicio', { as: 'pedro' })
    expect(await screen.findByText('4 faltas. A escola não informa limite.')).toBeVisible()
    expect(screen.queryByText('Faltas dentro do limite.')).toBeNull()
  })
})
