import { servedAt } from '../local/platform-plan'

/**
 * Where a remote is served when no place is named: as the installation says, or as `pnpm start` does on this machine.
 */
export function defaultBase(name: string, { SARV_BASE }: NodeJS.ProcessEnv, address: string): string | undefined {
  if (SARV_BASE) return SARV_BASE.replaceAll('{name}', name).replace(/\/$/, '')
  return address.startsWith('s3:') ? undefined : servedAt(name)
}
