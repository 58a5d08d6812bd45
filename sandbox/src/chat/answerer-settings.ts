/** Where answers are worded, instead of by the built-in answerer. */
export interface AnswererSettings {
  /** Up to and without `/chat/completions`, no slash at the end. */
  readonly url: string
  readonly key: string | undefined
  readonly model: string
  /** Milliseconds of silence after which the built-in answerer takes over. */
  readonly timeout: number
}

const defaultTimeoutSeconds = 20

/**
 * Reads the endpoint from the environment; undefined without an address.
 * @example readAnswererSettings({ SARV_ANSWERER_URL: 'http://localhost:11434/v1', SARV_ANSWERER_MODEL: 'qwen3' })
 */
export function readAnswererSettings(env: Readonly<Record<string, string | undefined>>): AnswererSettings | undefined {
  const { SARV_ANSWERER_URL: url, SARV_ANSWERER_KEY: key, SARV_ANSWERER_MODEL: model } = env
  if (!url) return undefined
  return {
    url: url.replace(/\/+$/, ''),
    key: key || undefined,
    model: model || 'default',
    timeout: Number(env.SARV_ANSWERER_TIMEOUT_SECONDS || defaultTimeoutSeconds) * 1000,
  }
}
