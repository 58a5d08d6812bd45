import { createTwoFilesPatch } from 'diff'
import type { FileChange } from './file-changes'

/** Changes as `git diff` would show them. */
export function diffLines(changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ file, before, after }) => {
    const names = [before === undefined ? '/dev/null' : `a/${file}`, after === undefined ? '/dev/null' : `b/${file}`]
    const [from = '', to = ''] = names
    const [, ...lines] = createTwoFilesPatch(from, to, before ?? '', after ?? '')
      .trimEnd()
      .split('\n')
    return lines.map((line) => line.trimEnd())
  })
}
