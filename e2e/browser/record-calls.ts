import type { BrowserContext } from '@playwright/test'
import type { TestPlatform } from '../platform/worker-platform'

/** Records the calls of a browser, or of the server that holds its session, to the identity provider and the API from now on. */
export function recordCalls(context: BrowserContext, { sandbox, isApi, watchTokenCalls }: TestPlatform) {
  const seen = { renewals: 0, signIns: 0, refused: [] as string[], api: [] as string[], withToken: [] as string[] }
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === sandbox.identity && url.pathname === '/auth') seen.signIns++
    // BiDi gives no bodies of requests; a code is exchanged only after a sign-in, which is counted too.
    const body = request.postData()
    const isToken = request.method() === 'POST' && url.origin === sandbox.identity && url.pathname === '/token'
    if (body ? body.includes('grant_type=refresh_token') : isToken) seen.renewals++
    if (isApi(url.href)) seen.api.push(url.pathname)
    if (request.headers().authorization) seen.withToken.push(url.pathname)
  })
  watchTokenCalls(({ isRenewal }) => {
    if (isRenewal) seen.renewals++
  })
  context.on('response', (response) => {
    if (isApi(response.url()) && response.status() === 401) seen.refused.push(new URL(response.url()).pathname)
  })
  return seen
}
