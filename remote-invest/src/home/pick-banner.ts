import type { Banner } from '@sarv/shared/contract/home'

/** What a closed banner is remembered by: another text or another target is another banner. (INV-086) */
export function bannerKey({ action, type, link, title }: Banner): string {
  return [action, type, link, title].join(' ')
}

/**
 * The one banner that home shows: the first that the person has not closed and that offers nothing they have. The server
 * leaves out what they have too; it may have answered before they had it.
 */
export function pickBanner(
  banners: readonly Banner[],
  { closed, hasAccount }: { closed: readonly string[]; hasAccount: boolean },
): Banner | undefined {
  return banners.find((banner) => !closed.includes(bannerKey(banner)) && !(hasAccount && banner.type === 'BANK'))
}
