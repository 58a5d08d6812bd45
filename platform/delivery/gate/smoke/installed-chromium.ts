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
  return firstProgram(env, [env.CHROMIUM_PATH, ...names, chromium.executablePath()])
}

/** The file of the first of these programs that this machine has. @param programs files, and names on the path */
export function firstProgram(env: NodeJS.ProcessEnv, programs: readonly (string | undefined)[]): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter)
  return programs
    .filter((program) => program !== undefined)
    .flatMap((program) =>
      program.includes(path.sep) ? [program] : folders.map((folder) => path.join(folder, program)),
    )
    .find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
