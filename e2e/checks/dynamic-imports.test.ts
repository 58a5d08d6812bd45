import { expect, test } from '@jest/globals'
import { sourcesLike } from '../workspace-files'

const product = /^(?:(?:host|remote-\w+|shared)\/src|platform\/(?:client|contract|lib|page))\/.*(?<!\.test)\.tsx?$/

test('PLT-005 every import() of the product is loaded by webpack’s runtime, but for the shell, the entry of a remote and its kit', () => {
  const outside = sourcesLike(product).flatMap(([file, text]) => (text.includes('webpackIgnore') ? [file] : []))
  // A shell that does not come is told by the page itself; a container and its kit have one time-out of their own (F19).
  expect(outside).toEqual([
    'platform/client/remotes/loading/open-container.ts',
    'platform/client/remotes/loading/open-kit.ts',
    'platform/page/boot/start-after-paint.ts',
  ])
})
