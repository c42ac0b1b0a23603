/** Addresses: never one of the service's, never a personal datum, and the way back after sign-in only to our own. */
import { describe, expect, it } from 'vitest'
import { paths, returnPath, signInTo } from '@/paths'

describe('paths', () => {
  it.each(Object.entries(paths))('%s is not an address of the service', (_, path) => {
    expect(path).not.toMatch(/^\/(json|diario|matricula)(\/|$)/)
  })
  it.each(Object.entries(paths))('%s holds nothing but words and identifiers', (_, path) => {
    expect(path).toMatch(/^(\/(:?[a-zA-Z-]+))+$/)
    expect(path).not.toMatch(/nome|cpf|protocolo/i)
  })
})

describe('returnPath', () => {
  const of = (path: string) => returnPath(`?voltar=${encodeURIComponent(path)}`)
  it.each(['/turmas', '/turmas/1011/notas', '/turmas?periodo=2', '/alunos/2/inicio', '/presenca'])(
    'goes back to %s',
    (path) => {
      expect(of(path)).toBe(path)
    },
  )
  it.each([
    '',
    'turmas',
    '//mau.example',
    '///mau.example',
    '/\\mau.example',
    '\\\\mau.example',
    'https://mau.example',
    'HTTPS://mau.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:x',
    'file:///etc/passwd',
    'intent://x',
    '/%5Cmau.example',
    '/%5cmau.example',
    '/\tmau',
    '/x\u0000y',
    '/x\u007fy',
    '/%2f%2Fmau.example',
    '/..//mau.example',
    '/entrar',
    '/entrar/',
    '/entrar?voltar=/turmas',
  ])('does not follow %j', (path) => {
    const back = of(path)
    expect(new URL(back, 'https://portal.example').origin).toBe('https://portal.example')
    expect(back).toBe('/inicio')
  })
  it('is the start page when nothing was asked for', () => {
    expect(returnPath('')).toBe('/inicio')
  })
})

describe('signInTo', () => {
  it('remembers where the person wanted to go', () => {
    expect(signInTo('/turmas/1?periodo=2')).toBe('/entrar?voltar=%2Fturmas%2F1%3Fperiodo%3D2')
    expect(returnPath(signInTo('/turmas/1?periodo=2').slice('/entrar'.length))).toBe('/turmas/1?periodo=2')
    expect(signInTo('/inicio')).toBe('/entrar')
  })
})
