import type { MountOptions } from '@sarv/shared/testing/mount-remote'
import { openBank } from './mount-bank'

/** Opens a screen of the bank that reports errors to the shell, and remembers them. */
export async function renderBank({ path, ...options }: Pick<MountOptions, 'path' | 'person'>) {
  const mounted = await openBank(path, options)
  const reports: unknown[] = []
  Object.assign(mounted.platform, { report: (error: unknown) => reports.push(error) })
  return { ...mounted, reports }
}
