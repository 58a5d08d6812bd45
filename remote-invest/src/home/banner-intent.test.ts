import { expect, test } from '@jest/globals'
import { toBannerIntent } from './banner-intent'

test.each([
  [
    { action: 'INTERNAL', type: 'FUND', link: '11307' },
    { type: 'FUND', link: '11307' },
  ],
  [
    { action: 'INTERNAL', type: 'BANK', link: null },
    { type: 'BANK', link: '' },
  ],
  [
    { action: 'INTERNAL', type: null, link: null },
    { type: '', link: '' },
  ],
  [
    { action: 'EXTERNAL', type: 'FUND', link: 'https://example.test/a' },
    { type: 'EXTERNAL', link: 'https://example.test/a' },
  ],
  [
    { action: 'EXTERNAL', type: null, link: null },
    { type: 'EXTERNAL', link: '' },
  ],
])('INV-007 the banner %o asks the shell for %o', (banner, action) => expect(toBannerIntent(banner)).toEqual(action))
