import { lazyScreen } from '@sarv/shared/platform'
import { type ComponentType, Suspense } from 'react'
import { ProfileScreen } from './account/profile-screen'
import type { HostPage } from './host-pages'
import { CallbackScreen } from './login/callback-screen'
import { LoginScreen } from './login/login-screen'
import { NotFoundScreen } from './not-found-screen'
import { RemoteLoading } from './remotes/remote-loading'
import { ShellPlatform } from './shell-platform'

const screens: Readonly<Record<HostPage['key'], ComponentType>> = {
  login: LoginScreen,
  callback: CallbackScreen,
  profile: ProfileScreen,
  'user-info': lazyScreen(async () => (await import('./user-info/user-info-screen')).UserInfoScreen),
  onboarding: lazyScreen(async () => (await import('./onboarding/onboarding-screen')).OnboardingScreen),
  referral: lazyScreen(async () => (await import('./referral/referral-screen')).ReferralScreen),
  prize: lazyScreen(async () => (await import('./prize/prize-screen')).PrizeScreen),
  gallery: lazyScreen(async () => (await import('./gallery/gallery-screen')).GalleryScreen),
  'not-found': NotFoundScreen,
}

/** A page of the shell's own. */
export function HostScreen({ page }: { page: HostPage }) {
  const Screen = screens[page.key]
  return (
    <ShellPlatform>
      <Suspense fallback={<RemoteLoading />}>
        <Screen />
      </Suspense>
    </ShellPlatform>
  )
}
