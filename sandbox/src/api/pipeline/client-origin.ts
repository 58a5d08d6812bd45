import type { AppContext } from '../../context/app-context'

/**
 * The origin of the shell that asks, for the way back from a gateway or a message: one of ours as it calls itself, the
 * first of them where a call does not say, or says something else. (SBX-010)
 * @param origin the call's `Origin` header
 */
export function clientOrigin(
  { settings, host }: { settings: Pick<AppContext['settings'], 'hosts'>; host: string },
  origin: string | undefined,
): string {
  return settings.hosts.find((one) => one === origin) ?? host
}
