import type { Fault } from './fault'

/**
 * Diagnostics in what `tsc --pretty false` prints: one line each, followed by indented ones that explain it.
 * @example diagnosticsIn('a.ts(3,7): error TS2322: …') // [{ kind: 'types', file: 'a.ts', line: 3, message: 'TS2322: …' }]
 */
export function diagnosticsIn(output: string): Fault[] {
  const found: Fault[] = []
  for (const line of output.split('\n')) {
    const named = /^(?:(?<file>.+?)\((?<line>\d+),\d+\): )?error (?<message>TS\d+: .*)$/.exec(line.trimEnd())?.groups
    const last = found.at(-1)
    if (named)
      found.push({
        kind: 'types',
        ...(named.file ? { file: named.file, line: Number(named.line) } : {}),
        message: named.message ?? '',
      })
    else if (last && /^\s+\S/.test(line))
      found[found.length - 1] = { ...last, message: `${last.message}\n${line.trimEnd()}` }
  }
  return found
}
