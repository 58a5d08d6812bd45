import { classifyError } from '@sarv/platform/client/remotes/loading/load-remote'
import { lazyScreen } from '@sarv/shared/platform'
import { type ComponentType, Suspense } from 'react'
import { ProfileScreen } from '../account/profile-screen'
import { CallbackScreen } from '../login/callback-screen'
import { LoginScreen } from '../login/login-screen'
import { RemoteErrorCard } from '../remotes/outlet/remote-error-card'
import { RemoteLoading } from '../remotes/outlet/remote-loading'
import type { HostPage } from '../routing/host-pages'
import { shell } from '../services/shell-platform'
import { LoadBoundary } from './load-boundary'
import { NotFoundScreen } from './not-found-screen'

const screens: Readonly<Record<HostPage['key'], ComponentType>> = {
  login: LoginScreen,
  callback: CallbackScreen,
  profile: ProfileScreen,
  'user-info': lazyScreen(async () => (await import('../user-info/user-info-screen')).UserInfoScreen),
  sessions: lazyScreen(async () => (await import('../sessions/sessions-screen')).SessionsScreen),
  inbox: lazyScreen(async () => (await import('../inbox/inbox-screen')).InboxScreen),
  notices: lazyScreen(async () => (await import('../notices/notices-screen')).NoticesScreen),
  onboarding: lazyScreen(async () => (await import('../onboarding/onboarding-screen')).OnboardingScreen),
  referral: lazyScreen(async () => (await import('../referral/referral-screen')).ReferralScreen),
  prize: lazyScreen(async () => (await import('../prize/prize-screen')).PrizeScreen),
  gallery: lazyScreen(async () => (await import('../gallery/gallery-screen')).GalleryScreen),
  'not-found': NotFoundScreen,
}

/** Renders a page of the shell itself, most of them as lazy chunks; one that fails is an error card under the same shell. */
export function HostScreen({ page }: { page: HostPage }) {
  const Screen = screens[page.key]
  return (
    <LoadBoundary
      key={page.key}
      fallback={(cause, retry) => {
        const { reason, file } = classifyError(shell, cause)
        return <RemoteErrorCard title={page.title} reason={reason} file={file} onRetry={retry} />
      }}
    >
      <Suspense fallback={<RemoteLoading />}>
        <Screen />
      </Suspense>
    </LoadBoundary>
  )
}
