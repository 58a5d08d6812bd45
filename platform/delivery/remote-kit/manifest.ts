import { remoteManifest } from '../../contract/manifest'

/**
 * What is wrong with a `remote.json`, in one line each; nothing when the platform can read it.
 * @example manifestErrors(JSON.parse(readFileSync('remote.json', 'utf8'))) // ['requires.platform: Invalid input']
 */
export function manifestErrors(value: unknown): string[] {
  const read = remoteManifest.safeParse(value)
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
