import { SourceMap, type SourceMapPayload } from 'node:module'

/** A place in a script that a development server serves. */
interface ScriptPlace {
  readonly url: string
  /** Both count from 1. */
  readonly line: number
  readonly column: number
}

/** Where the sources say that. */
interface SourcePlace {
  readonly file: string
  readonly line: number
}

/** The places of a stack trace in scripts, as Chromium, Firefox and Safari write them, the innermost first. */
export function placesIn(stack: string): ScriptPlace[] {
  return stack.split('\n').flatMap((frame) => {
    const { url, line, column } =
      /(?<url>https?:\/\/[^\s)]+?):(?<line>\d+):(?<column>\d+)\)?$/.exec(frame)?.groups ?? {}
    return url ? [{ url, line: Number(line), column: Number(column) }] : []
  })
}

/**
 * Resolves a stack trace by the source maps beside its scripts: the innermost place in the sources of this workspace.
 * @param mapOf the source map of a script; undefined when it has none
 */
export async function originalPlace(
  stack: string,
  mapOf: (url: string) => Promise<SourceMapPayload | undefined>,
): Promise<SourcePlace | undefined> {
  for (const { url, line, column } of placesIn(stack)) {
    const map = await mapOf(url)
    if (!map) continue
    const entry = new SourceMap(map).findEntry(line - 1, column - 1)
    if (!('originalSource' in entry)) continue
    const file = fileOf(entry.originalSource)
    if (file) return { file, line: entry.originalLine + 1 }
  }
  return undefined
}

/** The file that a module of webpack is called after; undefined for a file that is not a source of ours. */
function fileOf(source: string): string | undefined {
  const file = source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^\.\//, '')
    .replace(/\?.*$/, '')
  return /(^|\/)node_modules\/|^webpack\//.test(file) ? undefined : file
}

/** Fetches the source map of a script; only from this machine, no matter who asks. */
export async function fetchSourceMap(url: string): Promise<SourceMapPayload | undefined> {
  const address = new URL(url)
  if (!/(^|\.)localhost$|^127\.0\.0\.1$/.test(address.hostname)) return undefined
  const response = await fetch(`${address.origin}${address.pathname}.map`)
  return response.ok ? ((await response.json()) as SourceMapPayload) : undefined
}
