import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LaunchOptions, webkit } from '@playwright/test'
import { firstProgram } from '@sarv/platform/delivery/gate/smoke/installed-chromium'
import { findBrowser } from './find-browser'

const bridge = fileURLToPath(new URL('../webkit/webkit', import.meta.url))

/** How a WebKit to test with is launched: a distribution's, which `e2e/webkit` drives, or Playwright's own build. */
export function launchWebKit(options: LaunchOptions, say: (line: string) => void): LaunchOptions {
  const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
  const installed = () => {
    const driven = miniBrowser() && ['WebKitWebDriver', 'Xvfb'].every((name) => firstProgram(process.env, [name]))
    if (driven) return bridge
    const own = webkit.executablePath()
    return existsSync(own) ? own : undefined
  }
  const executablePath = findBrowser(
    {
      name: 'WebKit',
      installed,
      ofPlaywright: 'webkit',
      ofDebian: ['webkit2gtk-driver xvfb'],
      variable: 'PLAYWRIGHT_BROWSERS_PATH',
    },
    say,
  )
  if (executablePath !== bridge) return { ...options, executablePath }
  const env = { ...process.env, SARV_NODE: process.execPath, MINI_BROWSER: miniBrowser() ?? '' }
  return { ...options, executablePath, env: env as Record<string, string> }
}
