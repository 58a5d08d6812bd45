import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '@sarv/platform/delivery/build/packages'

/** The files that docs/screen.md shows, by their names: the first line of each block says it. */
export function screenFiles(ending = /\.ts$/): Record<string, string> {
  const page = readFileSync(path.join(workspace, 'docs/screen.md'), 'utf8')
  const blocks = page.matchAll(/^```\w+\n(?:\/\/|\/\*) src\/(\S+).*\n([\s\S]*?)^```/gm)
  return Object.fromEntries(
    [...blocks].flatMap(([, name = '', text = '']) => (ending.test(name) ? [[name, text] as const] : [])),
  )
}
