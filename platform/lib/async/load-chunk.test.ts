import { expect, test } from '@jest/globals'
import { isChunkTimeout, loadChunk } from './load-chunk'

const timedOut = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'timeout' })

function failingOnce(error: Error) {
  let asked = 0
  return { asked: () => asked, load: async () => (asked++ === 0 ? Promise.reject(error) : 'chunk') }
}

test('PLT-004 a chunk that was lost is asked for once more', async () => {
  const { asked, load } = failingOnce(new TypeError('Failed to fetch dynamically imported module'))
  expect(await loadChunk(load)).toBe('chunk')
  expect(asked()).toBe(2)
})

test('CON-02 a chunk that used up its time-out is not waited for again', async () => {
  const { asked, load } = failingOnce(timedOut)
  await expect(loadChunk(load)).rejects.toBe(timedOut)
  expect(asked()).toBe(1)
})

test.each([
  [timedOut, true],
  [Object.assign(new Error(''), { name: 'ChunkLoadError', type: 'error' }), false],
  [new Error('timeout'), false],
  ['timeout', false],
])('%s is a time-out of a chunk: %s', (error, expected) => expect(isChunkTimeout(error)).toBe(expected))
