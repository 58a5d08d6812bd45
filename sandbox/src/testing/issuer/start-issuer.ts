import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compiledProgram } from '@sarv/shared/testing/compiled-program'
import { firstMessage } from '@sarv/shared/testing/first-message'
import { outputOf } from '@sarv/shared/testing/output-of'
import { testAccountGrant, testIssuerClient } from './issuer-names'

/** A running OpenID provider that is not the sandbox's. */
export interface TestIssuer {
  readonly url: string
  /** An access token of an account from the token endpoint. */
  token(account: string, claims?: Readonly<Record<string, unknown>>): Promise<string>
  /** A JWT of any claims, signed with its newest key. */
  sign(claims: Readonly<Record<string, unknown>>, header?: Readonly<Record<string, unknown>>): Promise<string>
  /** Replaces its key with another one. */
  rotateKeys(): Promise<void>
  stop(): Promise<void>
}

const file = fileURLToPath(new URL('./issuer-process.ts', import.meta.url))

/**
 * Starts a second issuer on a port of its own.
 * @param format what its access tokens are
 */
export async function startIssuer(format: 'jwt' | 'opaque'): Promise<TestIssuer> {
  const child = spawn(process.execPath, [...compiledProgram(file), format], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await firstMessage<string>(child, outputOf(child))
  return {
    url,
    async token(account, claims = {}) {
      const { id, secret } = testIssuerClient
      const credentials = [id, secret].map((part) => encodeURIComponent(part)).join(':')
      const response = await fetch(`${url}/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(credentials)}` },
        body: new URLSearchParams({ grant_type: testAccountGrant, account, claims: JSON.stringify(claims) }),
      })
      if (!response.ok) throw new Error(`the issuer gave no token: ${await response.text()}`)
      return ((await response.json()) as { access_token: string }).access_token
    },
    async sign(claims, header = {}) {
      const response = await fetch(`${url}/test/sign`, { method: 'POST', body: JSON.stringify({ claims, header }) })
      return response.text()
    },
    async rotateKeys() {
      await fetch(`${url}/test/rotate`, { method: 'POST' })
    },
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
