import { expect, test } from '@jest/globals'
import { plainFileName } from './file-name'

test.each([
  ['slip.png', 'slip.png'],
  ['رسید بانکی.png', 'رسید بانکی.png'],
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\temp\\slip.png', 'slip.png'],
  ['slip\0\u001b[31m.png', 'slip[31m.png'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['رسید\u200f.png', 'رسید.png'],
  ['\ud800a\udc00.png', 'a.png'],
  [`${'😀'.repeat(300)}`, '😀'.repeat(200)],
  ['', ''],
])('T18 T26 the file that is called %j is kept as %j', (sent, kept) => expect(plainFileName(sent)).toBe(kept))
