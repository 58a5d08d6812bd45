import { createParser } from 'eventsource-parser'

/**
 * Reads Server-Sent Events: hands over the data of each as soon as its last byte is there.
 * @example await response.readPieces(eventReader((data) => show(JSON.parse(data))))
 */
export function eventReader(onData: (data: string) => void): (piece: Uint8Array) => void {
  const decoder = new TextDecoder()
  const parser = createParser({ onEvent: ({ data }) => onData(data) })
  // A letter may be parted between two pieces.
  return (piece) => parser.feed(decoder.decode(piece, { stream: true }))
}
