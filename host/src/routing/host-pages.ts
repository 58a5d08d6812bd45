import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'

/** A route of the shell itself, declared as a remote declares its routes. */
export interface HostPage extends ManifestRoute {
  readonly key:
    | 'login'
    | 'callback'
    | 'profile'
    | 'user-info'
    | 'sessions'
    | 'inbox'
    | 'notices'
    | 'onboarding'
    | 'referral'
    | 'prize'
    | 'gallery'
    | 'not-found'
  /** Needs no sign-in. */
  readonly isPublic: boolean
}

const defaults: Pick<HostPage, 'extras' | 'isPublic'> = { extras: [], isPublic: false }

/** A page without the shell around it, for strangers too. */
const barePage = (key: HostPage['key'], path: string, title: HostPage['title']): HostPage => ({
  ...defaults,
  key,
  path,
  title,
  header: 'none',
  back: 'none',
  isPublic: true,
})

/** A page of the account, under the profile's tab. */
const accountPage = (key: HostPage['key'], title: HostPage['title'], back: HostPage['back'] = 'history'): HostPage => ({
  ...defaults,
  key,
  path: `/${key}`,
  title,
  header: 'title',
  back,
  tab: '/profile',
})

export const hostPages: readonly HostPage[] = [
  barePage('login', '/', { fa: 'ورود', en: 'Sign in' }),
  barePage('callback', '/callback', { fa: 'در حال انتقال', en: 'Redirecting' }),
  {
    ...defaults,
    key: 'profile',
    path: '/profile',
    title: { fa: 'پروفایل', en: 'Profile' },
    header: 'title',
    back: 'none',
  },
  accountPage('user-info', { fa: 'اطلاعات کاربری', en: 'User information' }),
  accountPage('sessions', { fa: 'دستگاه‌ها و نشست‌ها', en: 'Devices and sessions' }),
  accountPage('inbox', { fa: 'پیام‌ها', en: 'Messages' }),
  accountPage('notices', { fa: 'تنظیم پیام‌ها', en: 'Message settings' }),
  accountPage('onboarding', { fa: 'فعال‌سازی حساب', en: 'Account activation' }, 'step'),
  accountPage('referral', { fa: 'معرفی دوستان', en: 'Invite friends' }),
  accountPage('prize', { fa: 'جوایز', en: 'Prizes' }),
]

export const galleryPage: HostPage = {
  ...defaults,
  key: 'gallery',
  path: '/test',
  title: { fa: 'آزمایش', en: 'Gallery' },
  header: 'title',
  back: 'history',
  isPublic: true,
}

export const notFoundPage = barePage('not-found', '/not-found', { fa: 'صفحه یافت نشد', en: 'Page not found' })

/** Banner actions that lead to the shell's own pages. */
export const hostIntents: Readonly<Record<string, string>> = {
  PRIZE: '/prize',
  REFERRAL: '/referral',
  ONB: '/onboarding',
  ACCOUNTS: '/accounts',
  USER_INFO: '/user-info',
  SESSIONS: '/sessions',
}
