import type { Registry } from 'prom-client'
import { logError } from '../../lib/log/process-log'
import { createNotifier, type Notifier } from './notifier'

/** The notifier of a server, by its environment. @throws InvalidSetting */
export function notifierFrom(
  { SARV_NOTIFY_URL: url }: Readonly<Record<string, string | undefined>>,
  register: Registry,
): Notifier | undefined {
  if (!url) return undefined
  const notifier = createNotifier(url, { log: logError })
  notifier.count(register)
  return notifier
}
