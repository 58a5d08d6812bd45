import { renewalSource } from './renewal-message'
import { SignInFailed } from './sign-in-state'

const patience = 10_000

/**
 * In the page: opens the provider's address in a hidden frame and waits for the address that it comes back with, which
 * the document server answers with a page of a few bytes that boots no app (HST-018).
 * @throws SignInFailed when nothing comes back in ten seconds
 */
export function answerFromFrame(address: string): Promise<string> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new SignInFailed('The silent renewal took too long'))), patience)
    const listen = ({ origin, source: sender, data }: MessageEvent) => {
      if (origin !== window.location.origin || sender !== frame.contentWindow || data?.source !== renewalSource) return
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
