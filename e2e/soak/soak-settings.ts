/** How long, and under how many callers. */
export interface SoakSettings {
  readonly seconds: number
  readonly callers: number
}

/** Ten minutes under 200 callers, or what `SARV_SOAK_SECONDS` and `SARV_SOAK_CALLERS` say. @throws Error for no counts */
export function soakSettings(env: NodeJS.ProcessEnv): SoakSettings {
  return { seconds: countOf('SARV_SOAK_SECONDS', env, 600), callers: countOf('SARV_SOAK_CALLERS', env, 200) }
}

function countOf(name: string, env: NodeJS.ProcessEnv, usual: number): number {
  const text = env[name]
  if (text && !/^[1-9]\d{0,5}$/.test(text)) throw new Error(`${name} is no count: ${text}`)
  return text ? Number(text) : usual
}
