import { expect, test } from '@jest/globals'
import { matchesIntegrity } from './matches-integrity'

const bytes = new TextEncoder().encode('alert(1)').buffer as ArrayBuffer

async function hashed(algorithm: 'SHA-256' | 'SHA-384'): Promise<string> {
  const digest = Buffer.from(await crypto.subtle.digest(algorithm, bytes)).toString('base64')
  return `${algorithm.replace('-', '').toLowerCase()}-${digest}`
}

test('T22 a cached file is taken by any of the hashes that its page lists, and by nothing else', async () => {
  const [short, long] = [await hashed('SHA-256'), await hashed('SHA-384')]
  const other = `sha256-${'A'.repeat(43)}=`
  for (const [integrity, expected] of [
    [short, true],
    [long, true],
    [`${other} ${short}`, true],
    [other, false],
    [short.replace('sha256', 'sha384'), false],
    ['md5-abc', false],
    ['', false],
  ] as const)
    expect([integrity, await matchesIntegrity(bytes, integrity)]).toEqual([integrity, expected])
})
