import { type MountedRemote, type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { screens } from '../routes'

/** Renders this remote in a test, at a path, for a person of its own. */
export function renderPma(options: MountOptions): Promise<MountedRemote> {
  return mountRemote({ name: 'pma', screens, dictionaries: { fa, en: async () => ({ default: en }) } }, options)
}
