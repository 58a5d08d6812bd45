import { expect, test } from '@jest/globals'
import { successorsOf } from './successors'

const folders = ['https://invest.example/1.1.0-bb/', 'https://cdn.example/bank/2.1.0/']
const files = [
  { url: 'https://app.example/221.0000000b.js' },
  { url: 'https://app.example/333.0000000a.js' },
  { url: 'https://invest.example/1.1.0-bb/remoteEntry.js' },
  { url: 'https://invest.example/1.1.0-bb/175.0000000b.js' },
  { url: 'https://invest.example/1.1.0-bb/175.0000000b.css' },
  { url: 'https://cdn.example/bank/2.1.0/175.0000000c.js' },
]

test.each([
  ['a chunk of the shell', 'https://app.example/221.0000000a.js', 'https://app.example/221.0000000b.js'],
  ['one that is there still', 'https://app.example/333.0000000a.js', undefined],
  ['one that is there no longer', 'https://app.example/444.0000000a.js', undefined],
  [
    'the entry of a remote',
    'https://invest.example/1.0.0-aa/remoteEntry.js',
    'https://invest.example/1.1.0-bb/remoteEntry.js',
  ],
  [
    'a changed chunk of a remote',
    'https://invest.example/1.0.0-aa/175.0000000a.js',
    'https://invest.example/1.1.0-bb/175.0000000b.js',
  ],
  [
    'an unchanged chunk of a remote',
    'https://invest.example/1.0.0-aa/175.0000000b.js',
    'https://invest.example/1.1.0-bb/175.0000000b.js',
  ],
  ['its style', 'https://invest.example/1.0.0-aa/175.0000000a.css', 'https://invest.example/1.1.0-bb/175.0000000b.css'],
  [
    'the same chunk of another remote',
    'https://cdn.example/bank/2.0.0/175.0000000a.js',
    'https://cdn.example/bank/2.1.0/175.0000000c.js',
  ],
  ['a file of a remote that is gone', 'https://cdn.example/pma/2.0.0/175.0000000a.js', undefined],
])('F40 U16 in place of %s stands the one of the same name', (_, before, successor) =>
  expect(successorsOf([before], files, folders)).toEqual(
    successor === undefined ? [] : [{ before, file: { url: successor } }],
  ),
)
