import { firefox, type LaunchOptions } from '@playwright/test'
import { firstProgram } from '@sarv/platform/delivery/gate/smoke/installed-chromium'
import { findBrowser } from './find-browser'

/**
 * How a Firefox to test with is launched: that of `FIREFOX_PATH`, an installed one, Playwright's own, or Debian's package.
 * One that people use is driven by WebDriver BiDi, Playwright's own build by Playwright's protocol.
 */
export function launchFirefox(options: LaunchOptions, say: (line: string) => void): LaunchOptions {
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
  return {
    ...options,
    executablePath,
    ...(executablePath !== own && { channel: 'moz-firefox' }),
    firefoxUserPrefs: { ...preferences, ...options.firefoxUserPrefs },
  }
}

const preferences = {
  // A camera and a microphone that are always the same; a person who is asked for them says yes.
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // As on a phone they lie over the page: a page is as wide as its window.
  'ui.useOverlayScrollbars': 1,
}
