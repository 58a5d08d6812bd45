import { PlatformContext } from '@sarv/shared/platform'
import type { PageRemote } from '@sarv/shared/remote/page-data'
import type { ReactNode } from 'react'
import { useServices } from './services'

/** The shell's own pages use the kit as a remote does, and are given what a remote is given. */
const shell: PageRemote = {
  name: 'host',
  title: { fa: 'سرو', en: 'Sarv' },
  owner: 'shell',
  version: '1.0.0',
  entry: '',
  routes: [],
  intents: {},
  storage: [],
}

export function ShellPlatform({ children }: { children: ReactNode }) {
  const { platformFor } = useServices()
  return <PlatformContext value={platformFor(shell)}>{children}</PlatformContext>
}
