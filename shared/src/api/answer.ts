/** The most that an answer may weigh (T29). */
export const largestJson = 2 * 1024 * 1024
/** Files are bigger than facts: contracts and terms of many pages. */
export const largestFile = 20 * 1024 * 1024

/** An answer of more bytes than allowed; what came was thrown away. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge'
}

/** An answer of the API, whichever way it was fetched. */
export interface Answer {
  readonly status: number
  readonly header: (name: string) => string | null
  readonly blob: () => Promise<Blob>
  readonly text: () => Promise<string>
}

/**
 * A fetched response, whose body is read up to its cap and not a byte further.
 * @param most bytes that its text may weigh
 */
export function answerFrom(response: Response, most = largestJson): Answer {
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    blob: async () =>
      new Blob(await piecesOf(response, largestFile), { type: response.headers.get('content-type') ?? '' }),
    text: async () => new Blob(await piecesOf(response, most)).text(),
  }
}

async function piecesOf(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = response.body?.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    bytes += piece.value.byteLength
    if (bytes > most) {
      await reader?.cancel()
      throw new AnswerTooLarge(`The answer is larger than ${most} bytes`)
    }
    pieces.push(piece.value)
  }
  return pieces
}
