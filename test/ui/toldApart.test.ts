// Names that two things share get more words; all others stay as they are.
import { expect, test } from 'vitest'
import { toldApart } from '@/ui/data/toldApart'

const named = (things: { id: number; name: string; more: string }[]) =>
  things.map(
    toldApart(
      things,
      ({ id }) => id,
      ({ name }) => name,
      ({ more }) => more,
    ),
  )

test('only names that two things share get more; one thing that stands twice is no clash', () => {
  const ana = { id: 1, name: 'Ana', more: 'a' }
  expect(named([ana, { id: 2, name: 'Ana', more: 'b' }, { id: 3, name: 'Rui', more: 'c' }])).toEqual([
    'Ana (a)',
    'Ana (b)',
    'Rui',
  ])
  expect(named([ana, ana])).toEqual(['Ana', 'Ana'])
})

test('without a name, or more to say, nothing is invented', () => {
  expect(
    named([
      { id: 1, name: '', more: 'a' },
      { id: 2, name: '', more: 'b' },
      { id: 3, name: 'Rui', more: '' },
      { id: 4, name: 'Rui', more: 'd' },
    ]),
  ).toEqual(['', '', 'Rui', 'Rui (d)'])
})
