/** Size cap of a JSON response (T29); bytes. */
export const maxJsonBytes = 2 * 1024 * 1024
/** Size cap of a file: contracts and terms have many pages; bytes. */
export const maxFileBytes = 20 * 1024 * 1024

/** Error of a response above its size cap; what came was thrown away. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError'
}

/** HTTP response of the API, no matter how it was fetched. */
export interface ApiResponse {
  readonly status: number
  readonly header: (name: string) => string | null
  readonly blob: () => Promise<Blob>
  readonly text: () => Promise<string>
}

/** Response that was fetched, whose body can also be read while it comes. */
export interface FetchedResponse extends ApiResponse {
  /** Hands over each piece of the body as it arrives. */
  readonly readPieces: (onPiece: (piece: Uint8Array) => void) => Promise<void>
}

/**
 * Wraps a fetched response, whose body is read up to its size cap and not a byte further.
 * @param maxBytes cap of its text
 */
export function responseFrom(response: Response, maxBytes = maxJsonBytes): FetchedResponse {
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    blob: async () =>
      new Blob(await readChunks(response, maxFileBytes), { type: response.headers.get('content-type') ?? '' }),
    text: async () => readText(response, maxBytes),
    readPieces: async (onPiece) => void (await readChunks(response, maxBytes, onPiece)),
  }
}

/** Not by a Blob, which lies in another process: the text of a megabyte would travel there and back. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  await readChunks(response, maxBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true })
  })
  return text + decoder.decode()
}

async function readChunks(
  response: Response,
  maxBytes: number,
  onChunk?: (chunk: Uint8Array) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    bytes += chunk.value.byteLength
    if (bytes > maxBytes) {
      await reader?.cancel()
      throw new ResponseTooLargeError(`The response is larger than ${maxBytes} bytes`)
    }
    chunks.push(chunk.value)
    onChunk?.(chunk.value)
  }
  return chunks
}
