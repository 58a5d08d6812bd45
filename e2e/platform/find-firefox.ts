import { firefox, type LaunchOptions } from '@playwright/test'
import { firstProgram } from '@sarv/platform/delivery/gate/smoke/installed-chromium'
import { findBrowser } from './find-browser'

/**
 * How a Firefox to test with is launched: that of `FIREFOX_PATH`, an installed one, Playwright's own, or Debian's package.
 * One that people use is driven by WebDriver BiDi, Playwright's own build by Playwright's protocol.
 */
export function launchFirefox(say: (line: string) => void): LaunchOptions {
  const own = firefox.executablePath()
  const installed = () => firstProgram(process.env, [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox', own])
  const wanted = {
    name: 'Firefox',
    installed,
    ofPlaywright: 'firefox',
    ofDebian: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
  }
  const executablePath = findBrowser(wanted, say)
  return { executablePath, ...(executablePath === own ? {} : { channel: 'moz-firefox' }), firefoxUserPrefs }
}

const firefoxUserPrefs = {}
