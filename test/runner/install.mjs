// Finds system programs that tests need, and installs them where the system has packages.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} path */
export function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The first of these programs that exists; folders of system programs are not in everybody's PATH.
 * @param {string[]} names
 * @param {string[]} moreFolders
 * @returns {string | undefined}
 */
export function find(names, moreFolders = []) {
  const usual = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', ...moreFolders]
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...usual].filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs)
}

/** @param {string[]} command @param {number} timeout milliseconds */
export function sh([program = '', ...rest], timeout) {
  console.log(`> ${program} ${rest.join(' ')}`)
  return (
    spawnSync(program, rest, { stdio: ['ignore', 'inherit', 'inherit'], timeout, killSignal: 'SIGKILL' }).status === 0
  )
}

/** The command prefix for root: none as root, `sudo` where it needs no password, otherwise null. */
function rootPrefix() {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true'], { timeout: 10_000 }).status === 0 ? ['sudo', '-n'] : null
}

/**
 * Installs packages by apt. Servers among them are not started, since the tests start their own.
 * @param {string[]} packages
 */
export function installFromDistribution(packages) {
  const prefix = rootPrefix()
  if (!prefix || spawnSync('apt-get', ['--version']).status !== 0) return false
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', '-qq']
  // one unreachable source fails the update without concerning these packages, so only the installation decides
  sh([...apt, 'update'], 120_000)
  return sh([...apt, 'install', '-y', '--no-install-recommends', ...packages], 360_000)
}
