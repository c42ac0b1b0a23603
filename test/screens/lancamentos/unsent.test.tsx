// The home says how many grades of a class wait to be sent, in each language.
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { setLanguage } from '@/i18n'
import { keptGrades } from '@/screens/shared/sent/keptGrades'
import { openAt } from '../../render'

const cell = (c: string, e?: true) => ({ c, t: '8', b: [null], ...(e && { e }) })

test.each([
  ['pt-BR', '3 notas não enviadas · 1 nota enviada, sem confirmação'],
  ['en', '3 grades not sent · 1 grade sent, not confirmed'],
  ['es', '3 notas sin enviar · 1 nota enviada, sin confirmar'],
] as const)('18.12 the home says how many grades of a class are unsent: %s', async (language, words) => {
  await setLanguage(language)
  onTestFinished(() => setLanguage('pt-BR'))
  const { router } = openAt('/turmas', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  keptGrades.write(
    [
      [7, [cell('n1'), cell('n2')]],
      [8, [cell('n1'), cell('n2', true)]],
    ],
    1011,
  )
  await router.navigate('/inicio')
  const said = await screen.findByText((_, element) => element?.tagName === 'LI' && element.textContent.endsWith(words))
  expect(said).toHaveTextContent(`Matemática · 7º A: ${words}`)
})
