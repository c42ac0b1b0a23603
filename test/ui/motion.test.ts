// Accessibility that no walk can see: nothing moves for whoever asks for less motion, and no text sits in a line of fixed room.
import { expect, test } from 'vitest'
import { filesIn, read } from '../rules/source'

const styles = filesIn('src', /\.css$/)

test('with reduced motion nothing is animated, nothing changes slowly, nothing scrolls by itself', () => {
  const block = /@media \(prefers-reduced-motion: reduce\) \{([^]*?)\n\}/.exec(read('src/ui/look/base.css'))?.[1] ?? ''
  expect(block).toMatch(/\*,\s*\*::before,\s*\*::after \{/)
  for (const rule of ['animation: none', 'transition: none', 'scroll-behavior: auto'])
    expect(block).toContain(`${rule} !important`)
})

test('no style takes that back, and no program moves anything', () => {
  const stronger = /(?:animation|transition)[\w-]*:(?! none)[^;]*!important/
  expect(styles.filter((path) => stronger.test(read(path)))).toEqual([])
  const moved = /\.animate\(|behavior: ['"]smooth['"]|startViewTransition/
  expect(filesIn('src', /\.tsx?$/).filter((path) => moved.test(read(path)))).toEqual([])
})

test('letters, words and lines may be set wider: no style insists on its own spacing', () => {
  const insists = /(?:letter-spacing|word-spacing|line-height):[^;]*!important/
  expect(styles.filter((path) => insists.test(read(path)))).toEqual([])
})
