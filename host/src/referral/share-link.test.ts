import { expect, test } from '@jest/globals'
import { type Sharer, shareLink } from './share-link'

const failing = (name: string): Sharer => ({
  share: async () => {
    throw Object.assign(new Error(name), { name })
  },
})

test.each<[string, Sharer, string]>([
  ['a browser that shares', { share: async () => undefined }, 'shared'],
  ['a person who closes the sheet', failing('AbortError'), 'dismissed'],
  ['a browser that may not', failing('NotAllowedError'), 'unsupported'],
  ['a browser that cannot', {}, 'unsupported'],
])('PLT-060 with %s', async (_, sharer, result) =>
  expect(await shareLink('https://sarv.example/?referral_code=AB12', 'بیا', sharer)).toBe(result),
)

test('the link and the words go out together', async () => {
  const sent: unknown[] = []
  await shareLink('https://sarv.example/', 'بیا', { share: async (data) => void sent.push(data) })
  expect(sent).toEqual([{ text: 'بیا', url: 'https://sarv.example/' }])
})
