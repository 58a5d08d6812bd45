import type { ManifestRoute } from '@sarv/shared/remote/manifest'

/** A page that the shell itself owns, described as a remote describes its routes. */
export interface HostPage extends ManifestRoute {
  readonly key:
    | 'login'
    | 'callback'
    | 'profile'
    | 'user-info'
    | 'onboarding'
    | 'referral'
    | 'prize'
    | 'gallery'
    | 'not-found'
  /** Shown to everybody, signed in or not. */
  readonly isPublic: boolean
}

const plain: Pick<HostPage, 'extras' | 'isPublic'> = { extras: [], isPublic: false }

export const hostPages: readonly HostPage[] = [
  {
    ...plain,
    key: 'login',
    path: '/',
    title: { fa: 'ورود', en: 'Sign in' },
    header: 'none',
    back: 'none',
    isPublic: true,
  },
  {
    ...plain,
    key: 'callback',
    path: '/callback',
    title: { fa: 'در حال انتقال', en: 'Redirecting' },
    header: 'none',
    back: 'none',
    isPublic: true,
  },
  {
    ...plain,
    key: 'profile',
    path: '/profile',
    title: { fa: 'پروفایل', en: 'Profile' },
    header: 'title',
    back: 'none',
  },
  {
    ...plain,
    key: 'user-info',
    path: '/user-info',
    title: { fa: 'اطلاعات کاربری', en: 'User information' },
    header: 'title',
    back: 'history',
  },
  {
    ...plain,
    key: 'onboarding',
    path: '/onboarding',
    title: { fa: 'فعال‌سازی حساب', en: 'Account activation' },
    header: 'title',
    back: 'step',
  },
  {
    ...plain,
    key: 'referral',
    path: '/referral',
    title: { fa: 'معرفی دوستان', en: 'Invite friends' },
    header: 'title',
    back: 'history',
  },
  {
    ...plain,
    key: 'prize',
    path: '/prize',
    title: { fa: 'جوایز', en: 'Prizes' },
    header: 'title',
    back: 'history',
  },
]

export const galleryPage: HostPage = {
  ...plain,
  key: 'gallery',
  path: '/test',
  title: { fa: 'آزمایش', en: 'Gallery' },
  header: 'title',
  back: 'history',
  isPublic: true,
}

export const notFoundPage: HostPage = {
  ...plain,
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
}
