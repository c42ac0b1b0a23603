// The words of the people: the same keys and placeholders in every language, every key used, every used key there.
import ts from 'typescript'
import { describe, expect, expectTypeOf, test } from 'vitest'
import page from '../../index.html?raw'
import { type Language, languages } from '@/i18n'
import { formatsFor } from '@/i18n/format'
import { fill } from '@/i18n/message'
import { translator } from '@/i18n/useT'
import { filesIn, walk } from '../rules/source'

type Message = string | { zero?: string; one: string; other: string }
const files = import.meta.glob<{ messages: Record<string, Message> }>('../../src/i18n/*/*.ts', { eager: true })
const subjects = [
  'common',
  'frame',
  'acesso',
  'diario',
  'lancamentos',
  'pages',
  'papeis',
  'presenca',
  'curso',
  'matricula',
  'families',
]
const source = 'pt-BR'

function messages(language: string, subject: string): Record<string, Message> {
  const file = files[`../../src/i18n/${language}/${subject}.ts`]
  if (!file) throw new Error(`src/i18n/${language}/${subject}.ts is missing`)
  return file.messages
}
const allOf = (language: string): Record<string, Message> =>
  Object.assign({}, ...subjects.map((subject) => messages(language, subject))) as Record<string, Message>
const forms = (message: Message) =>
  typeof message === 'string'
    ? [message]
    : [message.one, message.other, ...(message.zero === undefined ? [] : [message.zero])]
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort()
/** Placeholders of a message; the singular may say "uma" instead of `{n}`. */
const asked = (message: Message) =>
  [
    ...new Set(
      forms(message)
        .flatMap(placeholders)
        .filter((name) => typeof message === 'string' || name !== 'n'),
    ),
  ].sort()

describe.each(subjects)('%s', (subject) => {
  const original = messages(source, subject)
  test('keys begin with the subject and are not empty', () => {
    for (const [key, message] of Object.entries(original)) {
      expect(key).toMatch(new RegExp(`^${subject}\\.[a-z][\\w.]*$`))
      for (const text of forms(message)) expect(text.trim(), key).not.toBe('')
    }
  })
  test.each(Object.keys(languages))('%s has the same keys and the same placeholders', (language) => {
    const translated = messages(language, subject)
    expect(Object.keys(translated).sort()).toEqual(Object.keys(original).sort())
    const of = (all: Record<string, Message>) =>
      Object.fromEntries(Object.entries(all).map(([key, message]) => [key, asked(message)]))
    expect(of(translated)).toEqual(of(original))
    for (const [key, message] of Object.entries(translated))
      for (const text of forms(message)) expect(text.trim(), key).not.toBe('')
  })
})

const keyShape = new RegExp(`^(?:${subjects.join('|')})\\.[a-z][\\w.]*$`)
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Keys written whole, and patterns of keys made from parts (`diario.state.${estado}`). */
function keysInCode(): { whole: Set<string>; patterns: RegExp[] } {
  const whole = new Set<string>()
  const patterns: RegExp[] = []
  for (const path of filesIn('src', /\.tsx?$/).filter((name) => !name.startsWith('src/i18n/')))
    walk(path, (node) => {
      if (ts.isStringLiteralLike(node) && keyShape.test(node.text)) whole.add(node.text)
      if (!ts.isTemplateExpression(node) || !keyShape.test(`${node.head.text}x`)) return
      const rest = node.templateSpans.map((span) => `[\\w.-]+${escape(span.literal.text)}`)
      patterns.push(new RegExp(`^${escape(node.head.text)}${rest.join('')}$`))
    })
  return { whole, patterns }
}

describe('days and hours', () => {
  // the fifth of October: the day first, and in English no figure for the month
  test.each([
    ['pt-BR', '05/10/2029', '5 de outubro de 2029', 'sexta-feira, 5 de outubro de 2029', '07h05'],
    ['en', '5 Oct 2029', '5 October 2029', 'Friday 5 October 2029', '07:05'],
    ['es', '05/10/2029', '5 de octubre de 2029', 'viernes, 5 de octubre de 2029', '07:05'],
  ] as const)('%s', (language, short, long, withWeekday, hour) => {
    const format = formatsFor(language)
    expect(format.dateShort('2029-10-05')).toBe(short)
    if (language === 'en') expect(format.dateShort('2026-09-08')).toBe('8 Sep 2026')
    expect(format.date('2029-10-05')).toBe(long)
    expect(format.dateWithWeekday('2029-10-05')).toBe(withWeekday)
    // a timetable is written as every other time is
    expect([format.hour('07:05'), format.hour('7:05'), format.time('2029-10-05T07:05:00-03:00')]).toEqual(
      Array(3).fill(hour),
    )
    expect(format.hour('manhã')).toBe('manhã')
  })
  test('in Portuguese a month begins with its first', () => {
    const format = formatsFor('pt-BR')
    expect(format.date('2026-01-01')).toBe('1º de janeiro de 2026')
    expect(format.dateWithWeekday('2026-03-01T00:30:00-03:00')).toBe('domingo, 1º de março de 2026')
    expect(['2026-01-21', '2026-01-11'].map((day) => format.date(day))).toEqual([
      '21 de janeiro de 2026',
      '11 de janeiro de 2026',
    ])
    expect(format.dateShort('2026-01-01')).toBe('01/01/2026')
    expect(formatsFor('es').date('2026-01-01')).toBe('1 de enero de 2026')
  })
})

describe('help', () => {
  const buttons: Record<string, string[]> = {
    'pages.help.paste.text': ['lancamentos.title', 'lancamentos.paste.button', 'lancamentos.bar.send'],
    'pages.help.publish.text': ['lancamentos.publish.button'],
    'pages.help.changed.title': ['lancamentos.state.conflict'],
    'pages.help.changed.text': ['lancamentos.bar.resolve'],
    'pages.help.otherTab.text': ['lancamentos.otherTab.takeOver'],
    'pages.help.unsent.text': ['lancamentos.title'],
    'pages.help.papeis.text': ['frame.menu.papeis', 'frame.menu.more'],
  }
  test.each(Object.keys(languages))('%s calls what is pressed by its name on the screen', (language) => {
    const all = allOf(language)
    for (const [answer, names] of Object.entries(buttons))
      for (const name of names) expect(all[answer], `${answer} and ${name}`).toContain(all[name])
  })
})

test.each([
  ['pt-BR', 'aparelho', /dispositivo/i],
  ['es', 'dispositivo', /aparato/i],
])('%s calls the device "%s" everywhere', (language, name, other) => {
  const texts = subjects.flatMap((subject) => Object.values(messages(language, subject)).flatMap(forms))
  expect(texts.some((text) => text.includes(name))).toBe(true)
  expect(texts.filter((text) => other.test(text))).toEqual([])
})

test('in English a family asks for a school year, since a grade is what a teacher gives', () => {
  const texts = ['matricula', 'families'].flatMap((subject) => Object.values(messages('en', subject)).flatMap(forms))
  expect(texts.filter((text) => /\bgrades?\b/i.test(text))).toEqual([])
})

test.each([
  ['pt-BR', /^Pôr .*no calendário/],
  ['en', /^Add .*to calendar/],
  ['es', /^Poner .*en el calendario/],
])('%s names the button that makes a calendar file alike everywhere', (language, shape) => {
  const named = Object.entries(allOf(language)).filter(([key]) => /\.calendar(?:Both|Named)?$/.test(key))
  expect(named.length).toBeGreaterThan(4)
  for (const [key, message] of named) expect(message, key).toMatch(shape)
})

test('index.html says in every language what to do where the portal does not run', () => {
  const others = Object.keys(languages).filter((language) => language !== source)
  const parts = ['<div id="old"', '<div id="parado"', '<noscript>'].map((start) => page.split(start)[1] ?? '')
  for (const part of parts) {
    const [said = ''] = part.split(/<\/(?:div|noscript)>/)
    expect([...said.matchAll(/<p lang="([^"]+)">/g)].map(([, language]) => language)).toEqual(others)
  }
})

describe('how many', () => {
  const hours = { one: '{n} h', other: '{n} hs' }
  test.each(Object.keys(languages) as Language[])('%s: none is told as many, one alone as one', (language) => {
    const told = [0, 1, 2].map((n) => fill(language, hours, { n }))
    expect(told).toEqual(['0 hs', '1 h', '2 hs'])
    expect(fill(language, { ...hours, zero: 'no hour' }, { n: 0 })).toBe('no hour')
  })
})

describe('keys and code', () => {
  const { whole, patterns } = keysInCode()
  const keys = subjects.flatMap((subject) => Object.keys(messages(source, subject)))
  test('every key is used by the code', () => {
    expect(keys.filter((key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([])
  })
  test('every key in the code has words', () => {
    const known = new Set(keys)
    expect([...whole].filter((key) => !known.has(key))).toEqual([])
    expect(patterns.filter((pattern) => !keys.some((key) => pattern.test(key))).map(String)).toEqual([])
  })
  test('what a sentence has room for is asked for by its type', () => {
    const t = translator({ language: source, messages: allOf(source) })
    type Value = string | number
    expectTypeOf(t<'frame.form.dateNoDay'>).parameters.toEqualTypeOf<
      ['frame.form.dateNoDay', Readonly<Record<'label', Value>>]
    >()
    // a plural is chosen by its number, also where no form of it has room for one
    expectTypeOf(t<'curso.atividades.n'>).parameters.toEqualTypeOf<
      ['curso.atividades.n', Readonly<Record<'n', Value>>]
    >()
    expectTypeOf(t<'frame.form.choose'>).parameters.toEqualTypeOf<['frame.form.choose']>()
    expect(t('frame.form.dateNoDay', { label: 'data' })).toBe('A data precisa ter o dia')
  })
})
