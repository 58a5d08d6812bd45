import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from '../workspace-files'

const workspace = path.resolve(import.meta.dirname, '../..')
const product = /^(?:(?:host|remote-\w+|shared)\/src|platform\/(?:client|contract|lib|page))\/.*(?<!\.test)\.tsx?$/

test('PLT-005 every import() of the product is loaded by webpack’s runtime, but for the shell, the entry of a remote and its kit', () => {
  const outside = workspaceFiles(workspace).filter(
    (file) => product.test(file) && readFileSync(path.join(workspace, file), 'utf8').includes('webpackIgnore'),
  )
  // A shell that does not come is told by the page itself; a container and its kit have one time-out of their own (F19).
  expect(outside).toEqual([
    'platform/client/remotes/loading/open-container.ts',
    'platform/client/remotes/loading/open-kit.ts',
    'platform/page/boot/start-after-paint.ts',
  ])
})
