import { expect, test } from '@jest/globals'
import { toPdfFileName } from './pdf-file-name'

test.each([
  [undefined, 'rules.pdf'],
  ['', 'rules.pdf'],
  ['  ', 'rules.pdf'],
  ['قرارداد سبدگردانی', 'قرارداد سبدگردانی.pdf'],
  ['کارت\u200cهای بانکی', 'کارت\u200cهای بانکی.pdf'],
  ['../../etc/passwd', 'etcpasswd.pdf'],
  ['بیمه\u202efdp.exe', 'بیمهfdp.exe.pdf'],
  ['///', 'rules.pdf'],
])('PLT-049 CON-06 a document named %j is saved as %j', (name, saved) => expect(toPdfFileName(name)).toBe(saved))
