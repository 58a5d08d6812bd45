import { InvalidSetting } from '../../lib/settings/invalid-setting'
import { SarvError } from '../errors/sarv-error'
import { createNotifier, type Notifier } from './notifier'
import { notifyOfChanges } from './notify-of-changes'

/**
 * The notifier of a command. @throws SarvError when the address cannot be used
 */
export function openNotifier(url: string, log: (line: string) => void): { notifier: Notifier; close: () => void } {
  try {
    const notifier = createNotifier(url, { log })
    return { notifier, close: notifyOfChanges(notifier) }
  } catch (error) {
    if (error instanceof InvalidSetting) throw new SarvError('SARV-246', error.message)
    throw error
  }
}
