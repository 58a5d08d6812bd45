import { expect, test } from '@jest/globals'
import { takesCoding } from './accept-encoding'

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['gzip;q=1, BR;q=0.5', true],
  ['br;q=1.000', true],
  ['br;q=0', false],
  ['br;q=0.000', false],
  ['br;q=nothing', false],
  ['gzip', false],
  ['brotli, xbr', false],
  ['', false],
  [undefined, false],
])('of a request with %j Brotli is taken: %s', (header, isTaken) => expect(takesCoding(header, 'br')).toBe(isTaken))
