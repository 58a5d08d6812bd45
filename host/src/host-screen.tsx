import { lazyScreen } from '@sarv/shared/platform'
import { type ComponentType, Suspense } from 'react'
import { ProfileScreen } from './account/profile-screen'
import type { HostPage } from './host-pages'
import { CallbackScreen } from './login/callback-screen'
import { LoginScreen } from './login/login-screen'
import { NotFoundScreen } from './not-found-screen'

const screens: Readonly<Record<HostPage['key'], ComponentType>> = {
  login: LoginScreen,
  callback: CallbackScreen,
  profile: ProfileScreen,
  gallery: lazyScreen(async () => (await import('./gallery/gallery-screen')).GalleryScreen),
  'not-found': NotFoundScreen,
}

/** A page of the shell's own. */
export function HostScreen({ page }: { page: HostPage }) {
  const Screen = screens[page.key]
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  )
}
