import type { MountOptions } from '@sarv/remote-kit/testing'

/** What the shell would share with this remote: it takes nothing. */
export const shared: MountOptions['shared'] = {}
