import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compiledProgram } from '@sarv/shared/testing/compiled-program'
import { firstMessage } from '@sarv/shared/testing/first-message'
import { outputOf } from '@sarv/shared/testing/output-of'
import { testResource, testServerClient, testShellClient } from '../../sandbox/src/testing/issuer/issuer-names'
import { issuerPortOf } from './test-ports'
import type { TestPlatform } from './worker-platform'

export { testAudience } from '../../sandbox/src/testing/issuer/issuer-names'

/** On another site than the shell, as providers are. */
export const issuerOf = (worker: number) => `http://127.0.0.1:${issuerPortOf(worker)}`

const program = fileURLToPath(new URL('../../sandbox/src/testing/issuer/issuer-process.ts', import.meta.url))

/** An OpenID provider that is not the sandbox's, whose tokens the sandbox's API takes. */
export interface SecondProvider {
  readonly url: string
  /** What the shell is told of it. */
  readonly settings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

export async function startSecondProvider(worker: number, { origin, session }: TestPlatform): Promise<SecondProvider> {
  const child = spawn(process.execPath, [...compiledProgram(program), 'jwt', `${issuerPortOf(worker)}`, origin], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await firstMessage<string>(child, outputOf(child))
  const client: Record<string, string> =
    session === 'server'
      ? { SARV_CLIENT_ID: testServerClient.id, SARV_CLIENT_SECRET: testServerClient.secret }
      : { SARV_CLIENT_ID: testShellClient.id }
  return {
    url,
    settings: {
      ...client,
      SARV_IDENTITY: url,
      SARV_SCOPE: 'openid offline_access',
      SARV_RESOURCE: testResource,
      SARV_SIGN_IN_PARAMETERS: 'prompt=consent',
      SARV_EVENT_WHITELIST: 'off',
    },
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
