import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

/** The headless shell is the same engine without a window to draw: it takes two thirds of the time, and has no camera. */
export const headlessShell = 'chromium-headless-shell'
export const wholeChromium = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const

/** The Chromium of this machine: `CHROMIUM_PATH`, one on the path, or Playwright's own; undefined when there is none. */
export function installedChromium(
  env: NodeJS.ProcessEnv,
  names: readonly string[] = [headlessShell, ...wholeChromium],
): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...(env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : []), ...candidates, chromium.executablePath()].find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
