import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspace } from '../build/packages'

const compiledFolder = path.join(workspace, '.cache/compiled/platform.delivery.cli.main.ts')

/** The packages that a compiled file loads before its first line runs. */
function packagesOf(file: string): string[] {
  const text = readFileSync(path.join(compiledFolder, file), 'utf8')
  return [...text.matchAll(/^(?:import|export)\b[^;'"]*["']((?:\.\/|file:)[^"']+)["'];?$/gm)].flatMap(
    ([, from = '']) =>
      from.startsWith('./') ? packagesOf(from) : (/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(from)?.[1] ?? from),
  )
}

test('the command loads no bundler, no compiler and no browser before a command needs one', () => {
  execFileSync(process.execPath, ['platform/delivery/compile/run.js', 'platform/delivery/cli/main.ts', 'help'], {
    cwd: workspace,
  })
  const { file } = JSON.parse(readFileSync(path.join(compiledFolder, 'compiled.json'), 'utf8'))
  expect([...new Set(packagesOf(file))].sort()).toEqual(['fastest-levenshtein', 'picocolors'])
})
