import { mayPass, type RemoteError } from '@sarv/platform/client/remotes/loading/remote-error'
import { useRetry } from '@sarv/platform/client/remotes/loading/use-retry'
import { useEffect, useEffectEvent } from 'react'

/** The retry of a part that failed, which also comes by itself with the connection where the failure may pass. */
export function useRetryOnline(
  { reason, file }: Pick<RemoteError, 'reason'> & Partial<Pick<RemoteError, 'file'>>,
  onRetry: () => void,
): { retry: () => void; canRetry: boolean } {
  const retry = useRetry(file, onRetry)
  const online = useEffectEvent(() => retry())
  const canRetry = mayPass(reason)
  useEffect(() => {
    if (!canRetry) return
    const listener = () => online()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [canRetry])
  return { retry, canRetry }
}
