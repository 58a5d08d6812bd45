/** How long a file may take to arrive. */
const patience = 60_000

/**
 * A file as bytes in the page: shown and saved from there, so that it is fetched once and saved under the name that was
 * asked for.
 * @throws Error when there is no such file, or none that came in time
 */
export async function fetchPdf(file: string | Blob, signal: AbortSignal): Promise<Blob> {
  if (typeof file !== 'string') return file
  const answer = await fetch(file, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  if (!answer.ok) throw new Error(`The PDF file was not there: ${answer.status}`)
  return answer.blob()
}
