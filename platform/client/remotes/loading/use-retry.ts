import { useEffect } from 'react'
import { reloadOnce } from '../../updates/reload-stale-page'
import { refetch, wasRefetched } from './refetch'

const isGone = (status: number) => status === 404 || status === 410

/**
 * Retry of an error card. The lost file is refetched past the caches before. One that is gone, or that this page cannot
 * load although it is there, makes the page reload: once in ten minutes, never inside a code or a payment. (F25)
 * @param file URL of the file that did not load, where the error is one of a file
 */
export function useRetry(file: string | undefined, onRetry: () => void): () => void {
  useEffect(() => {
    if (file && wasRefetched(file)) reloadOnce()
  }, [file])
  return () => {
    if (!file) return onRetry()
    void refetch(file).then((status) => {
      if (!isGone(status) || !reloadOnce()) onRetry()
    })
  }
}
