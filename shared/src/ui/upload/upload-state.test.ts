import { expect, test } from '@jest/globals'
import { afterCancel, sentFile, uploadProblem } from './upload-state'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (name: string, bytes: readonly number[], size = bytes.length) =>
  new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], name)
const fiveMegabytes = 5 * 1024 * 1024

test.each([
  [[file('a.png', png)], undefined],
  [[file('B.JPEG', [0xff, 0xd8, 0xff, 0xe0])], undefined],
  [[file('r.pdf', [0x25, 0x50, 0x44, 0x46, 0x2d], fiveMegabytes)], undefined],
  [[file('a.gif', [0x47, 0x49, 0x46])], 'ui:rules.file-type'],
  [[file('a', png)], 'ui:rules.file-type'],
  [[file('program.png', [0x4d, 0x5a, 0x90])], 'ui:rules.file-type'],
  [[file('page.pdf', [0x3c, 0x68, 0x74, 0x6d, 0x6c])], 'ui:rules.file-type'],
  [[file('r.pdf', [0x25, 0x50, 0x44, 0x46, 0x2d], fiveMegabytes + 1)], 'ui:rules.file-size'],
  [[file('a.png', [])], 'ui:rules.file-empty'],
  [[file('a.png', png), file('b.png', png)], 'ui:rules.one-file'],
] as const)('VAL-11 T18 the files %o: %s', async (files, problem) => expect(await uploadProblem(files)).toBe(problem))

test('PLT-053 an upload that is stopped leaves what the server had before', () => {
  const [slip, other] = [file('a.png', png), file('b.png', png)]
  expect(afterCancel({ kind: 'sending', file: other, share: 0.4, before: slip })).toEqual({ kind: 'done', file: slip })
  expect(afterCancel({ kind: 'sending', file: slip, share: 0.4 })).toEqual({ kind: 'empty' })
  expect(sentFile({ kind: 'done', file: slip })).toBe(slip)
  expect(sentFile({ kind: 'failed', file: slip })).toBeUndefined()
})
