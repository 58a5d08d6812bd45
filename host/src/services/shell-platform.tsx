import type { PageRemote } from '@sarv/platform/contract/page-data'
import { PlatformContext } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { useServices } from './services'

/** The shell as a remote: its own pages use the kit through the same platform object. */
export const shell: PageRemote = {
  name: 'host',
  title: { fa: 'سرو', en: 'Sarv' },
  owner: 'shell',
  version: '1.0.0',
  entry: '',
  routes: [],
  intents: {},
  storage: [],
}

/** Provides the platform object to pages of the shell. */
export function ShellPlatform({ children }: { children: ReactNode }) {
  const { platformFor } = useServices()
  return <PlatformContext value={platformFor(shell)}>{children}</PlatformContext>
}
