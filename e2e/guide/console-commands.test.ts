import { expect, test } from '@jest/globals'
import { consoleCommands, withPlaceholders } from './console-commands'

test('commands are read with what they printed, and nothing else of a page', () => {
  const page = '```sh\n$ no\n```\ntext\n```console\n$ echo a\na\n\nb\n$ true\n```\n```console\n$ last\nc\n```\n'
  expect(consoleCommands(page)).toEqual([
    { line: 'echo a', output: 'a\n\nb' },
    { line: 'true', output: '' },
    { line: 'last', output: 'c' },
  ])
})

test.each([
  ['Checking savings@1.0.0-d4140f6c …', 'Checking savings@<version> …'],
  ['savings  1.0.0-d4140f6c (464968a) → 1.0.0-56ad8e13 (none)', 'savings  <version> (<commit>) → <version> (<commit>)'],
  ['6  2026-11-21T21:14:30.627Z  nima  kill', '6  <time>  nima  kill'],
  ['Revision 3 of 2026-11-21 21:12Z by nima', 'Revision 3 of <time> by nima'],
  ['  first screen  4.4 KB → 182 B', '  first screen  <size> → <size>'],
  ['  remote-savings: built in 6.4 s', '  remote-savings: built in <seconds>'],
  ['Open http://localhost:3000/overrides/aXTkxv-_9PI in', 'Open http://localhost:3000/overrides/<id> in'],
  ['Uploading 9 files to /tmp/a/.data/store …', 'Uploading <n> files to .data/store …'],
  ['remote     owner\nbank       bank-card   \n', 'remote  owner\nbank  bank-card'],
  ['a\n\nlast hour  version\npma  7', 'a\n\n<health>'],
  ['a\n\nNo page has reported in the last hour.', 'a\n\n<health>'],
])('%j is %j in every run', (output, same) => expect(withPlaceholders(output)).toBe(same))

test('words, revisions, percentages and what stands before a line stay', () => {
  const output = 'Revision 3 is in.\n  savings: 10 % try it for 15 seconds, level 2 and all'
  expect(withPlaceholders(output)).toBe(output)
})
