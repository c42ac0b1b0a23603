// Pictures of documents belong to one request: those of another are neither shown nor kept beside them.
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepPhotosOf, putPhoto, usePhotos } from '@/screens/matricula/receipt/photos'

const photo = (source: string) => ({ source: `data:${source}`, bytes: 1 })
afterEach(() => keepPhotosOf(null))

test('of another request nothing is shown, and its pictures go when one of this comes', () => {
  const { result, rerender } = renderHook(({ id }) => [...usePhotos(id).keys()], { initialProps: { id: 'a' } })
  act(() => putPhoto('a', 'CPF', photo('1')))
  expect(result.current).toEqual(['CPF'])
  rerender({ id: 'b' })
  expect(result.current).toEqual([])
  act(() => putPhoto('b', 'RG', photo('2')))
  expect(result.current).toEqual(['RG'])
  rerender({ id: 'a' })
  expect(result.current).toEqual([])
  act(() => putPhoto('a', 'CPF', photo('3')))
  act(() => putPhoto('a', 'RG', photo('4')))
  act(() => putPhoto('a', 'CPF', null))
  expect(result.current).toEqual(['RG'])
})
