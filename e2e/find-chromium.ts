import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

/**
 * A Chromium to test with: `CHROMIUM_PATH`, an installed one, Playwright's own, or Debian's package.
 * @throws Error with the one thing to do when none can be had
 */
export function findChromium(say: (line: string) => void): string {
  const found = installed()
  if (found) return found
  say('No Chromium on this machine. Installing one …')
  if (tryTo('npx', ['playwright', 'install', 'chromium']) && isProgram(chromium.executablePath()))
    return chromium.executablePath()
  if (isDebianRoot() && tryTo('apt-get', ['update']) && tryTo('apt-get', ['install', '-y', 'chromium'])) {
    const fromDebian = installed()
    if (fromDebian) return fromDebian
  }
  throw new Error('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.')
}

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...(named ? [named] : []), ...candidates, chromium.executablePath()].find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
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
