import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAt } from '../../render'

describe('home of a student', () => {
  it('says the most urgent thing first and lists the classes by state', async () => {
    openAt('/inicio', { as: 'ana' })
    expect(await screen.findByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible()
    expect(await screen.findByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()
  })
})
