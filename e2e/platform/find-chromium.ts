import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { headlessShell, installedChromium, wholeChromium } from '@sarv/platform/delivery/gate/smoke/installed-chromium'

const anyChromium = [headlessShell, ...wholeChromium]

/**
 * A Chromium to test with: `CHROMIUM_PATH`, an installed one, Playwright's own, or Debian's package.
 * @throws Error with the one thing to do when none can be had
 */
export function findChromium(say: (line: string) => void): string {
  return find(anyChromium, say)
}

/** The same with a camera, which the headless shell has not. */
export function findChromiumWithCamera(say: (line: string) => void): string {
  return find(wholeChromium, say)
}

function find(names: readonly string[], say: (line: string) => void): string {
  const found = installedChromium(process.env, names)
  if (found) return found
  say('No Chromium on this machine. Installing one …')
  if (tryTo('npx', ['playwright', 'install', 'chromium'])) {
    const own = installedChromium(process.env, names)
    if (own) return own
  }
  if (isDebianRoot() && tryTo('apt-get', ['update'])) {
    const installed = names.some((name) => tryTo('apt-get', ['install', '-y', name]))
    const fromDebian = installed ? installedChromium(process.env, names) : undefined
    if (fromDebian) return fromDebian
  }
  throw new Error('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.')
}

function isDebianRoot(): boolean {
  const release = '/etc/os-release'
  return process.getuid?.() === 0 && existsSync(release) && /debian/i.test(readFileSync(release, 'utf8'))
}

function tryTo(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}
