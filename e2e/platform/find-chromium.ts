import { headlessShell, installedChromium, wholeChromium } from '@sarv/platform/delivery/gate/smoke/installed-chromium'
import { findBrowser } from './find-browser'

/** A Chromium to test with: `CHROMIUM_PATH`, an installed one, Playwright's own, or Debian's package. */
export function findChromium(say: (line: string) => void): string {
  return find([headlessShell, ...wholeChromium], say)
}

/** The same with a camera, which the headless shell has not. */
export function findChromiumWithCamera(say: (line: string) => void): string {
  return find(wholeChromium, say)
}

function find(names: readonly string[], say: (line: string) => void): string {
  const installed = () => installedChromium(process.env, names)
  const wanted = { name: 'Chromium', installed, ofPlaywright: 'chromium', ofDebian: names, variable: 'CHROMIUM_PATH' }
  return findBrowser(wanted, say)
}
