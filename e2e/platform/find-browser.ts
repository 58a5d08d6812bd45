import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export interface WantedBrowser {
  readonly name: string
  /** Where the machine has it. */
  installed(): string | undefined
  /** What Playwright calls its own build. */
  readonly ofPlaywright: string
  /** Packages of Debian, the wanted ones first; what belongs together stands in one text. */
  readonly ofDebian: readonly string[]
  /** The variable that names one. */
  readonly variable: string
}

/**
 * An installed browser, or else Playwright's own build or Debian's package, installed now.
 * @throws Error with the one thing to do when none can be had
 */
export function findBrowser(browser: WantedBrowser, say: (line: string) => void): string {
  const found = browser.installed()
  if (found) return found
  say(`No ${browser.name} on this machine. Installing one …`)
  if (tryTo('npx', ['playwright', 'install', browser.ofPlaywright])) {
    const own = browser.installed()
    if (own) return own
  }
  if (isDebianRoot() && tryTo('apt-get', ['update'])) {
    const installed = browser.ofDebian.some((names) => tryTo('apt-get', ['install', '-y', ...names.split(' ')]))
    const fromDebian = installed ? browser.installed() : undefined
    if (fromDebian) return fromDebian
  }
  throw new Error(`The browser tests need ${browser.name}: install it, or name one in ${browser.variable}.`)
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
