import type { World } from '../world'

/**
 * The origin of the shell that asks, for the way back from a gateway or a message: one of ours as it calls itself, the
 * first of them where a call does not say, or says something else. (SBX-010)
 * @param origin the call's `Origin` header
 */
export function callingShell(
  { settings, host }: { settings: Pick<World['settings'], 'hosts'>; host: string },
  origin: string | undefined,
): string {
  return settings.hosts.find((one) => one === origin) ?? host
}
