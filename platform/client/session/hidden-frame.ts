import { silentRenewalSource } from './renewal-message'
import { SignInError } from './sign-in-states'

const timeout = 10_000

/**
 * Silent request in a hidden frame: opens the provider's address and waits for the address that it comes back with,
 * which the document server answers with a page of a few bytes that boots no app (HST-018).
 * @throws SignInError when nothing comes back in ten seconds
 */
export function loadInHiddenFrame(address: string): Promise<string> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new SignInError('The silent renewal took too long'))), timeout)
    const listen = ({ origin, source: sender, data }: MessageEvent) => {
      if (origin !== window.location.origin || sender !== frame.contentWindow || data?.source !== silentRenewalSource)
        return
      end(() => resolve(String(data.address)))
    }
    const end = (settle: () => void) => {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
      frame.remove()
      settle()
    }
    window.addEventListener('message', listen)
    frame.src = address
    document.body.append(frame)
  })
}
