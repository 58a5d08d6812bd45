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

export const hostPages: readonly HostPage[] = [
  {
    ...defaults,
    key: 'login',
    path: '/',
    title: { fa: 'ورود', en: 'Sign in' },
    header: 'none',
    back: 'none',
    isPublic: true,
  },
  {
    ...defaults,
    key: 'callback',
    path: '/callback',
    title: { fa: 'در حال انتقال', en: 'Redirecting' },
    header: 'none',
    back: 'none',
    isPublic: true,
  },
  {
    ...defaults,
    key: 'profile',
    path: '/profile',
    title: { fa: 'پروفایل', en: 'Profile' },
    header: 'title',
    back: 'none',
  },
  {
    ...defaults,
    key: 'user-info',
    path: '/user-info',
    title: { fa: 'اطلاعات کاربری', en: 'User information' },
    header: 'title',
    back: 'history',
    tab: '/profile',
  },
  {
    ...defaults,
    key: 'sessions',
    path: '/sessions',
    title: { fa: 'دستگاه‌ها و نشست‌ها', en: 'Devices and sessions' },
    header: 'title',
    back: 'history',
    tab: '/profile',
  },
  {
    ...defaults,
    key: 'inbox',
    path: '/inbox',
    title: { fa: 'پیام‌ها', en: 'Messages' },
    header: 'title',
    back: 'history',
    tab: '/profile',
  },
  {
    ...defaults,
    key: 'notices',
    path: '/notices',
    title: { fa: 'تنظیم پیام‌ها', en: 'Message settings' },
    header: 'title',
    back: 'history',
    tab: '/profile',
  },
  {
    ...defaults,
    key: 'onboarding',
    path: '/onboarding',
    title: { fa: 'فعال‌سازی حساب', en: 'Account activation' },
    header: 'title',
    back: 'step',
    tab: '/profile',
  },
  {
    ...defaults,
    key: 'referral',
    path: '/referral',
    title: { fa: 'معرفی دوستان', en: 'Invite friends' },
    header: 'title',
    back: 'history',
    tab: '/profile',
  },
  {
    ...defaults,
    key: 'prize',
    path: '/prize',
    title: { fa: 'جوایز', en: 'Prizes' },
    header: 'title',
    back: 'history',
    tab: '/profile',
  },
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

export const notFoundPage: HostPage = {
  ...defaults,
  key: 'not-found',
  path: '/not-found',
  title: { fa: 'صفحه یافت نشد', en: 'Page not found' },
  header: 'none',
  back: 'none',
  isPublic: true,
}

/** Banner actions that lead to the shell's own pages. */
export const hostIntents: Readonly<Record<string, string>> = {
  PRIZE: '/prize',
  REFERRAL: '/referral',
  ONB: '/onboarding',
  ACCOUNTS: '/accounts',
  USER_INFO: '/user-info',
  SESSIONS: '/sessions',
}
