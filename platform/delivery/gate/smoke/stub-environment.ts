import type { ServerResponse } from 'node:http'
import { sessionKey } from '../../../client/storage/storage-keys'
import { json, startAnswering } from '../../../testing/fake-api-server'
import { clientId, startFakeOidcProvider } from '../../../testing/fake-oidc-provider'
import type { OpenEnvironment } from './smoke-environment'

/** The page asks it from another origin. */
export const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, Authorization',
  'access-control-allow-methods': '*',
}

/**
 * What a repository without a sandbox has: a provider that knows one person, whom it never asks anything, and an API that has
 * nothing. A page shows in it what it shows as long as no data has come.
 */
export const openStubEnvironment: OpenEnvironment = async () => {
  const provider = await startFakeOidcProvider()
  provider.signsIn = 'visitor'
  const api = await startAnswering(({ method }, response) => answer(method, response))
  return {
    name: 'an API without data',
    env: {
      SARV_API: api.origin,
      SARV_IDENTITY: provider.origin,
      SARV_CLIENT_ID: clientId,
      SARV_EVENT_WHITELIST: 'off',
      SARV_ANALYTICS: 'off',
    },
    async signIn(page, address) {
      // Tokens that no one can read: a shell asks its provider for others, without a page of its own. (F46)
      await page.addInitScript((key) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, 'unreadable')
      }, sessionKey('tokens'))
      await page.goto(address)
    },
    isOwn: (message) => message.location().url.startsWith(api.origin),
    async close() {
      await Promise.all([provider.close(), api.close()])
    },
  }
}

function answer(method: string, response: ServerResponse): void {
  if (method === 'OPTIONS') response.writeHead(204, anyOrigin).end()
  else json(response, 404, { detail: 'Not found.' }, anyOrigin)
}
