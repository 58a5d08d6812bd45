import type { SandboxOrigins } from './sandbox'

/**
 * Where the sandbox of this test run answers.
 * @example const { api, inbox } = testOrigins()
 */
export function testOrigins(): SandboxOrigins {
  const of = (name: string) => {
    const origin = process.env[name]
    if (origin === undefined) throw new Error(`${name} is not set: run this test through Jest's own configuration`)
    return origin
  }
  return { api: of('SARV_API'), identity: of('SARV_IDENTITY'), gateway: of('SARV_GATEWAY'), inbox: of('SARV_INBOX') }
}
