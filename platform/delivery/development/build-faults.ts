import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { StatsError } from 'webpack'
import type { Fault } from './fault'

/** The place that swc draws above a line of source: `,-[/…/card-screen.tsx:12:5]`. */
const drawnPlace = /[╭,][─-]\[(?<file>[^\]]+?):(?<line>\d+):\d+\]/

/** A place in the words of other bundlers: `src/note.js:3:4`, `./src/note.jsx 3:4`. */
const namedPlace = /(?<file>[\w@./-]+\.(?:[cm]?[jt]sx?|vue|svelte|css|json))[: ](?<line>\d+):\d+/

/**
 * Diagnostics of a webpack build from its errors. Webpack's own positions are those of the compiled module, so the line of
 * an import that leads nowhere is looked up in the source. Of another bundler the message is all that it said.
 * @param workspace the folder that their places are relative to
 * @param read the text of a source; undefined when there is none
 */
export function buildFaults(
  errors: readonly StatsError[],
  workspace: string,
  read: (file: string) => string | undefined,
): Fault[] {
  return errors.map(({ message, moduleName }): Fault => {
    const text = stripVTControlCharacters(message)
    const drawn = (drawnPlace.exec(text) ?? (moduleName ? undefined : namedPlace.exec(text)))?.groups
    const named = drawn?.file ?? moduleName?.replace(/^.*!/, '').replace(/\?.*$/, '')
    const file = named && path.relative(workspace, path.resolve(workspace, named))
    const line = drawn ? Number(drawn.line) : lineOfImport(text, file && read(path.join(workspace, file)))
    return { kind: 'build', ...(file ? { file } : {}), ...(line ? { line } : {}), message: essenceOf(text) }
  })
}

function lineOfImport(message: string, source = ''): number {
  const request = /Can't resolve '([^']+)'/.exec(message)?.[1]
  return request === undefined ? 0 : source.split('\n').findIndex((line) => line.includes(request)) + 1
}

/** Without the way to the loader and the stack of the compiler's own code, which say nothing of the sources. */
function essenceOf(message: string): string {
  return message
    .replace(/^Module build failed \(from .*\):\n/, '')
    .replace(/\n+Caused by:\n[\s\S]*$/, '')
    .replace(/\n+Stack backtrace:[\s\S]*$/, '')
    .trim()
}
