import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { decodeJwt } from 'jose'
import * as z from 'zod/mini'
import { SarvError } from '../errors/sarv-error'

const kept = z.record(z.string(), z.string())
const issued = z.object({ value: z.string() })

/**
 * The token that says to a delivery service who runs the command: `SARV_TOKEN`, as GitLab sets it; that of a job on GitHub,
 * asked for the service; else that of the last `sarv login`.
 * @throws SarvError when there is none, or it has expired
 */
export async function serviceToken(origin: string, env: NodeJS.ProcessEnv): Promise<string> {
  if (env.SARV_TOKEN) return env.SARV_TOKEN
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env
  if (address && token) return tokenOfJob(address, token, origin)
  const own = keptTokens(env)[origin]
  if (own === undefined) throw new SarvError('SARV-229', `None is here for ${origin}.`)
  if ((decodeJwt(own).exp ?? 0) * 1000 < Date.now()) throw new SarvError('SARV-229', 'The sign-in has expired.')
  return own
}

/** Keeps the token of a person, readable by them only. */
export function keepToken(origin: string, token: string, env: NodeJS.ProcessEnv): void {
  const file = tokenFile(env)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify({ ...keptTokens(env), [origin]: token }), { mode: 0o600 })
}

async function tokenOfJob(address: string, token: string, audience: string): Promise<string> {
  const url = new URL(address)
  url.searchParams.set('audience', audience)
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
  if (!response.ok) throw new SarvError('SARV-229', `GitHub answered ${response.status} instead of a token.`)
  return issued.parse(await response.json()).value
}

function tokenFile({ XDG_CONFIG_HOME }: NodeJS.ProcessEnv): string {
  return path.join(XDG_CONFIG_HOME || path.join(homedir(), '.config'), 'sarv', 'tokens.json')
}

function keptTokens(env: NodeJS.ProcessEnv): Record<string, string> {
  try {
    return kept.parse(JSON.parse(readFileSync(tokenFile(env), 'utf8')))
  } catch {
    return {}
  }
}
