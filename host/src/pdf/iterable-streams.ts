/**
 * Lets `for await` read a stream, as pdf.js does with the text of a page: without it a document has no words to find, mark
 * or read aloud in Safari before 27.
 */
export function makeStreamsIterable(prototype: object = ReadableStream.prototype): void {
  if (Symbol.asyncIterator in prototype) return
  Object.defineProperty(prototype, Symbol.asyncIterator, { configurable: true, writable: true, value: chunksOf })
}

async function* chunksOf<T>(this: ReadableStream<T>): AsyncGenerator<T, void> {
  const reader = this.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}
