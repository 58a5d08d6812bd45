import { usePlatform } from '@sarv/shared/platform'
import { useCallback, useEffect, useState } from 'react'
import { fetchPdf } from './fetch-pdf'

/** State of a PDF; `locked` needs a password. */
export type PdfState =
  | { readonly kind: 'reading' | 'failed' | 'locked' | 'empty' }
  | { readonly kind: 'open'; readonly pages: number }

/** Fetches a PDF and returns its state, its bytes and the callbacks of the renderer. An error is only logged (ERR-23). */
export function usePdfFile(file: string | Blob) {
  const { report } = usePlatform()
  const [state, setState] = useState<PdfState>({ kind: 'reading' })
  const [bytes, setBytes] = useState<Blob>()
  const failed = useCallback(
    (error: unknown) => {
      report(error)
      setState({ kind: 'failed' })
    },
    [report],
  )
  useEffect(() => {
    const controller = new AbortController()
    setState({ kind: 'reading' })
    setBytes(undefined)
    fetchPdf(file, controller.signal).then(
      (blob) => !controller.signal.aborted && setBytes(blob),
      (error: unknown) => !controller.signal.aborted && failed(error),
    )
    return () => controller.abort()
  }, [file, failed])
  return {
    state,
    bytes,
    failed,
    opened: useCallback((pages: number) => setState(pages > 0 ? { kind: 'open', pages } : { kind: 'empty' }), []),
    locked: useCallback(() => setState({ kind: 'locked' }), []),
  }
}
