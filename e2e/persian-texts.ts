import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

const has = (file: string) => (ending: string) => file.endsWith(ending)

/** Where texts stand that people read: dictionaries, titles of routes, and what the server says. */
export const persianFiles = [
  'console',
  'host',
  'shared',
  'sandbox',
  'remote-bank',
  'remote-invest',
  'remote-pma',
  'remote-recommendations',
  'remote-support',
]
  .flatMap((area) =>
    ['src', 'locales', 'remote.json'].flatMap((part) => {
      const place = path.join(root, area, part)
      if (!existsSync(place)) return []
      return part === 'remote.json'
        ? [place]
        : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => path.join(place, file))
    }),
  )
  .filter(
    (file) =>
      ['locales/fa.json', 'texts/fa.json', 'remote.json', 'host-pages.ts'].some(has(file)) ||
      (file.startsWith(path.join(root, 'sandbox')) && /\.(ts|json)$/.test(file)),
  )
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))

/** The lines of all texts that one of the patterns is found in. */
export function linesWith(patterns: readonly RegExp[]): string[] {
  return persianFiles.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        patterns.some((pattern) => pattern.test(line))
          ? [`${path.relative(root, file)}:${index + 1} ${line.trim()}`]
          : [],
      ),
  )
}
