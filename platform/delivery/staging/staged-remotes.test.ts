import { expect, test } from '@jest/globals'
import { stagedRemotes } from './staged-remotes'

test('remotes of staging are pairs of a name and the address of browsers', () => {
  expect([...stagedRemotes(' bank=http://bank.localhost:1\n pma=http://pma.localhost:2 ')]).toEqual([
    ['bank', 'http://bank.localhost:1'],
    ['pma', 'http://pma.localhost:2'],
  ])
})

test.each(['bank=http://bank.example:3003', 'bank=ftp://bank.localhost', 'bank=http://bank.localhost:3003/'])(
  'an address of browsers that pages cannot use is refused at the start: %s',
  (pair) => expect(() => stagedRemotes(pair)).toThrow('cannot be that of browsers'),
)

test.each(['http://bank.localhost', 'bank', 'Bank=http://bank.localhost'])('an invalid pair is refused: %s', (pair) => {
  expect(() => stagedRemotes(pair)).toThrow(`Invalid pair: expected <name>=<address>, got "${pair}"`)
})
