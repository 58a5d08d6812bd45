import { readFileSync } from 'node:fs'
import path from 'node:path'

export type OtherEngine = 'firefox' | 'webkit'

/** A journey that is not asked of an engine. */
export interface EngineException {
  readonly engine: OtherEngine
  /** In `e2e/journeys`. */
  readonly file: string
  /** A part of the titles that are meant; empty where the whole file is. */
  readonly title: string
}

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/browsers.md'), 'utf8')
const row = /^\| `([\w-]+\.spec\.ts)`: (.+?) \| (firefox|webkit) \| (?:tools|engine|driver) \| \S.* \|.*\|$/gm

/** Journeys that an engine is not asked for: the rows of docs/browsers.md, which has the reasons. */
export const engineExceptions: readonly EngineException[] = [...page.matchAll(row)].map(
  ([, file = '', title = '', engine]) => ({
    engine: engine as OtherEngine,
    file,
    title: title === 'all' ? '' : title,
  }),
)

/** Patterns that leave these journeys out, as `grepInvert` of a project matches them: file and title. */
export function notAskedOf(engine: OtherEngine): RegExp[] {
  return engineExceptions
    .filter((exception) => exception.engine === engine)
    .map(({ file, title }) => new RegExp(`${literal(file)} .*${literal(title)}`))
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
