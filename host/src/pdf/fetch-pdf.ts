/** Milliseconds. */
const timeout = 60_000

/**
 * Fetches a file as a Blob: shown and saved from there, so that it is fetched once and saved under the chosen name.
 * @throws Error for an HTTP error or a time-out
 */
export async function fetchPdf(file: string | Blob, signal: AbortSignal): Promise<Blob> {
  if (typeof file !== 'string') return file
  const response = await fetch(file, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  })
  if (!response.ok) throw new Error(`The PDF file was not there: ${response.status}`)
  return response.blob()
}
