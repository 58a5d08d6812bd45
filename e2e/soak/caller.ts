import type { LoadRecord } from './load-record'
import { newSession, type Session } from './session'

/** Where the load goes. */
export interface SoakTargets {
  readonly host: string
  readonly api: string
  readonly identity: string
  readonly inbox: string
}

export type Records = Readonly<Record<'host' | 'api' | 'identity', LoadRecord>>

/** What one visit asks of the API: the shell's questions, then those of the pages that are opened most. */
const reads = [
  '/onboarding/api/v1/profile/',
  '/general/api/v1/navigation/',
  '/general/api/v1/home/',
  '/fund/api/v1/user_asset/',
  '/fund/api/v1/info/funds/',
  '/fund/api/v1/orders/',
  '/pma/api/v1/portfolio/all/',
  '/bank/api/v1/account/accounts-with-onb/',
  '/general/api/v1/faq/',
] as const

/** Pages and files of the shell that a visit asks for; the script is found in the page. */
const pages = ['/home', '/versions', '/sw.js', '/manifest.webmanifest'] as const

/**
 * One caller: a browser that visits again and again without a pause, until it is told to end. Its tokens are renewed before
 * they end, as the app does.
 */
export async function call(
  targets: SoakTargets,
  records: Records,
  session: Session,
  isOver: () => boolean,
): Promise<void> {
  let script = ''
  let current = session
  const ask = async (service: keyof Records, path: string, init?: RequestInit): Promise<string> => {
    const started = performance.now()
    const { body, error } = await answerOf(targets[service] + path, init)
    const name = error && `${init?.method ?? 'GET'} ${path.replace(/\.[0-9a-f]{8}\./, '.*.')} ${error}`
    records[service].add(performance.now() - started, name)
    return body
  }
  while (!isOver()) {
    if (current.renewAt < Date.now()) {
      const { renewal } = current
      const response = JSON.parse(await ask('identity', '/token', { method: 'POST', body: renewal }))
      // One that was refused for the load is asked for again, as the app does: it is an error once and not a hundred times.
      if ('access_token' in response) current = newSession(response)
    }
    for (const path of pages) {
      const body = await ask('host', path)
      if (path === '/home') script = /<script type="module" src="([^"]+)"/.exec(body)?.[1] ?? '/no-script-in-the-page'
    }
    await ask('host', script)
    const headers = { authorization: `Bearer ${current.access}` }
    for (const path of reads) await ask('api', path, { headers })
    const event = { event: 'page_visit', facts: { page: 'home' }, user: null, at: new Date().toISOString() }
    await ask('api', '/general/api/v1/analytics/', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(event),
    })
  }
}

async function answerOf(url: string, init?: RequestInit): Promise<{ body: string; error?: string }> {
  try {
    const response = await fetch(url, init)
    const body = await response.text()
    return response.ok ? { body } : { body, error: String(response.status) }
  } catch (error) {
    return {
      body: '{}',
      error: error instanceof Error ? `${error.message} ${String(error.cause ?? '')}`.trim() : 'failed',
    }
  }
}
