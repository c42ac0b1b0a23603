/** Which interfaces of the browser a script names that one of the promised browsers lacks, by the data that MDN keeps. */
import data, { type BrowserName, type CompatStatement, type Identifier } from '@mdn/browser-compat-data'
import { promised } from '../../src/build/browsers'

const names: Readonly<Record<string, BrowserName>> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' }
const oldest = promised.map((one): [BrowserName, number] => {
  const [name = '', version] = one.split(' ')
  // the others have the same name on both lists
  return [names[name] ?? (name as BrowserName), Number(version)]
})

/** Objects that are there without being made, and the interface that each one has. */
const standing: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  screen: 'Screen',
  CSS: 'CSS',
}

function lacks({ support }: CompatStatement): boolean {
  return !oldest.every(([name, version]) =>
    [support[name] ?? []].flat().some(({ flags, prefix, alternative_name: other, version_removed: gone, ...said }) => {
      const since = Number.parseFloat(String(said.version_added).replace('≤', ''))
      return !flags && !prefix && !other && !gone && since <= version
    }),
  )
}

/** What the data says of a member of an interface or of a global, if it knows it. */
function known(owner: string, member: string): CompatStatement | undefined {
  const api: Identifier | undefined = data.api[owner] ?? data.javascript.builtins?.[owner]
  return (api?.[`${member}_static`] ?? api?.[member])?.__compat
}

export function missingInterfaces(script: string): string[] {
  const found = new Set<string>()
  for (const [, before, owner = '', member = ''] of script.matchAll(/(\.|\b)([A-Za-z]\w+)\??\.([A-Za-z]\w*)/g)) {
    const is = standing[owner] ?? owner
    const said = before === '.' && !standing[owner] ? undefined : (known(is, member) ?? data.api[member]?.__compat)
    if (said && (is in data.api || standing[owner] || known(is, member)) && lacks(said)) found.add(`${is}.${member}`)
  }
  for (const [, made = ''] of script.matchAll(/\bnew ([A-Z]\w+)\b/g)) {
    const said = data.api[made]?.__compat ?? data.javascript.builtins?.[made]?.__compat
    if (said && lacks(said)) found.add(made)
  }
  return [...found]
}
