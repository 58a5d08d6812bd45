import type { Banner } from '@sarv/shared/contract/home'

/** Converts a banner to a navigation intent: an external URL, or a type of HST-036…039 with its id. */
export function toBannerIntent({ action, type, link }: Pick<Banner, 'action' | 'type' | 'link'>): {
  type: string
  link: string
} {
  return { type: action === 'EXTERNAL' ? 'EXTERNAL' : (type ?? ''), link: link ?? '' }
}
