/** Milliseconds. */
const timeout = 60_000

/**
 * Fetches a file as a Blob: shown and saved from there, so that it is fetched once and saved under the chosen name.
 * @throws Error for an HTTP error or a time-out
 */
export async function fetchPdf(file: string | Blob, signal: AbortSignal): Promise<Blob> {
  if (typeof file !== 'string') return file
  // AbortSignal.any is newer than the browser floor.
  const either = new AbortController()
  signal.addEventListener('abort', () => either.abort())
  const late = setTimeout(() => either.abort(new Error('The PDF file did not come in time')), timeout)
  try {
    const response = await fetch(file, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: either.signal })
    if (!response.ok) throw new Error(`The PDF file was not there: ${response.status}`)
    return await response.blob()
  } finally {
    clearTimeout(late)
  }
}
