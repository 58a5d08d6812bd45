import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import { workspace } from '../build/packages'

const tsx = pathToFileURL(createRequire(path.join(workspace, 'package.json')).resolve('tsx')).href

/**
 * The container that the preset builds, by a process that works in that folder; a comment on a module is not a part of
 * it.
 */
function containerBuiltFrom(folder: string, sources: string): string {
  mkdirSync(folder, { recursive: true })
  const program = `
    const { buildContainer } = await import(${JSON.stringify(pathToFileURL(path.join(workspace, 'platform/delivery/testing/build-container.ts')).href)})
    await buildContainer(${JSON.stringify(sources)}, 'preset', {
      'src/index.ts': "import { createElement } from 'react'; export default { createElement, later: () => import('./later') }",
      'src/later.ts': "export const later = 'later'",
    })`
  execFileSync(process.execPath, ['--input-type=module', '--import', tsx, '--eval', program], { cwd: folder })
  return readFileSync(path.join(sources, 'dist/remoteEntry.js'), 'utf8').replaceAll(/^;\/\/ .*$/gm, '')
}

test('the same sources are the same bytes, wherever the federation plugin keeps its own file', () => {
  const room = temporaryFolder()
  const [one, other] = ['one', 'quite/another'].map((name) =>
    containerBuiltFrom(path.join(room, name), path.join(room, 'sources')),
  )
  expect(one).toContain('runtime')
  expect(other).toBe(one)
})
