import { expect, test } from '@jest/globals'
import { makeStreamsIterable } from './iterable-streams'

test('PLT-048 a stream is read by `for await` where the browser cannot', async () => {
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const word of ['کارت', 'بانکی']) controller.enqueue(word)
      controller.close()
    },
  })
  const older = Object.create(null)
  makeStreamsIterable(older)

  const words: string[] = []
  for await (const word of older[Symbol.asyncIterator].call(stream)) words.push(word)
  expect(words).toEqual(['کارت', 'بانکی'])
  expect(stream.locked).toBe(false)
})
