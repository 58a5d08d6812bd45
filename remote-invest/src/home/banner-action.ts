import type { Banner } from '@sarv/shared/contract/home'

/** What the shell is asked to do about a banner: an address of the outside, or a type of HST-036…039 with its id. */
export function actionOf({ action, type, link }: Pick<Banner, 'action' | 'type' | 'link'>): {
  type: string
  link: string
} {
  return { type: action === 'EXTERNAL' ? 'EXTERNAL' : (type ?? ''), link: link ?? '' }
}
