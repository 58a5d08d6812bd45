import { SignInFailed } from './sign-in-state'

const source = 'sarv-renewal'
const patience = 10_000

/** Whether this document is the hidden frame of a silent renewal, which boots no app (HST-018). */
export function isRenewalFrame(): boolean {
  if (typeof window === 'undefined' || window.parent === window) return false
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  return pathname === '/home' && query.has('state') && (query.has('code') || query.has('error'))
}

/** In the hidden frame: hands the address, with the provider's answer in it, to the page that asked. */
export function completeRenewal(): void {
  window.parent.postMessage({ source, address: window.location.href }, window.location.origin)
}

/**
 * In the page: opens the provider's address in a hidden frame and waits for the address that it comes back with.
 * @throws SignInFailed when nothing comes back in ten seconds
 */
export function answerFromFrame(address: string): Promise<string> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new SignInFailed('The silent renewal took too long'))), patience)
    const listen = ({ origin, source: sender, data }: MessageEvent) => {
      if (origin !== window.location.origin || sender !== frame.contentWindow || data?.source !== source) return
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
