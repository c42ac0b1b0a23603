// `npm run check:service -- URL`: checks a real service, read-only, and prints a report.
//   --user NAME          signs in; the password is asked for, or taken from PORTAL_PASSWORD, never an argument
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'

/** Asks for a password on the terminal without showing it. */
async function askPassword(user) {
  process.stderr.write(`Password of ${user}: `)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY ?? false })
  const typed = await Promise.race([lines.question(''), new Promise((done) => lines.once('close', () => done(null)))])
  lines.close()
  process.stderr.write('\n')
  if (typed === null) throw new Error('No password was typed. Without a terminal set PORTAL_PASSWORD.')
  return typed
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { user: { type: 'string' } } })
  const [url = ''] = positionals
  if (!/^https?:\/\//.test(url) || positionals.length > 1) {
    throw new Error('Use: npm run check:service -- https://school.example [--user NAME]')
  }
  const { password, username } = new URL(url)
  // the report contains the address, and people forward it
  if (username || password) throw new Error('The address must hold no user name and no password: use --user.')
  const who = values.user && {
    userName: values.user,
    password: process.env.PORTAL_PASSWORD ?? (await askPassword(values.user)),
  }
  const { checkService } = await load('check.ts')
  const { isUsable, formatReport } = await load('report.ts')
  const found = await checkService(url, who || null)
  console.log(formatReport(found, Boolean(who)))
  process.exitCode = isUsable(found, Boolean(who)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
