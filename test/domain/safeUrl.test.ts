// An address that somebody else wrote: a link only where it is one of the web, without a name and a key.
import { expect, test } from 'vitest'
import { safeUrl } from '@/domain/safeUrl'

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://a/b',
  'file:///etc/passwd',
  'intent://x',
  '//host/x',
  '\\\\host\\x',
  'https:\\\\host',
  'https://user:key@host/x',
  'https://host/a b',
  `https://host/${'x'.repeat(2048)}`,
  'https://',
  '/recibo',
  '',
])('no link for %j', (url) => {
  expect(safeUrl(url)).toBeNull()
})
test('a web address is shown with its host', () => {
  expect(safeUrl(' https://documentos.vilaserena.example/x?y=1 ')).toEqual({
    href: 'https://documentos.vilaserena.example/x?y=1',
    host: 'documentos.vilaserena.example',
  })
  expect(safeUrl('http://a.example/')?.host).toBe('a.example')
})
