import { usePlatform } from '@sarv/shared/platform'
import { useCallback, useEffect, useState } from 'react'
import { fetchPdf } from './fetch-pdf'

/** How far a file has come; `locked` asks for a password. */
export type PdfState =
  | { readonly at: 'reading' | 'failed' | 'locked' | 'empty' }
  | { readonly at: 'open'; readonly pages: number }

/** A file on its way to the reader, with the bytes to save as soon as they are here. A failure is logged only (ERR-23). */
export function usePdfFile(file: string | Blob) {
  const { report } = usePlatform()
  const [state, setState] = useState<PdfState>({ at: 'reading' })
  const [bytes, setBytes] = useState<Blob>()
  const failed = useCallback(
    (error: unknown) => {
      report(error)
      setState({ at: 'failed' })
    },
    [report],
  )
  useEffect(() => {
    const left = new AbortController()
    setState({ at: 'reading' })
    setBytes(undefined)
    fetchPdf(file, left.signal).then(
      (came) => !left.signal.aborted && setBytes(came),
      (error: unknown) => !left.signal.aborted && failed(error),
    )
    return () => left.abort()
  }, [file, failed])
  return {
    state,
    bytes,
    failed,
    opened: useCallback((pages: number) => setState(pages > 0 ? { at: 'open', pages } : { at: 'empty' }), []),
    locked: useCallback(() => setState({ at: 'locked' }), []),
  }
}
