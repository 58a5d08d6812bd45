import { get, type OutgoingHttpHeaders } from 'node:http'

/** A response as it comes over the wire: `fetch` would unpack it. */
export function received(
  address: string,
  headers: OutgoingHttpHeaders,
): Promise<{ encoding?: string; vary?: string; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      const { 'content-encoding': encoding, vary } = response.headers
      response.on('end', () => resolve({ encoding, vary, bytes }))
    }).on('error', reject)
  })
}
