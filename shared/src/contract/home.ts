import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { openEnum, word } from './wire'

/**
 * A banner and where it leads (HST-035…040).
 * @example { image: null, action: 'INTERNAL', type: 'BANK', link: null, title: 'خرجِ روزمره هم سود بدهد', description: 'کارت سرو را درخواست کنید' }
 */
export const banner = z.object({
  /** Address of a picture; null draws the house's own. */
  image: z.nullable(z.string()),
  /** EXTERNAL, INTERNAL. */
  action: openEnum(['EXTERNAL', 'INTERNAL']),
  /** For INTERNAL: FUND, PMA, ORDER, BANK, REFERRAL and the others of HST-036…039. */
  type: z.nullable(word),
  /** EXTERNAL: an address; INTERNAL: the id, or null where the type needs none. */
  link: z.nullable(z.string()),
  title: z.string(),
  description: z.nullable(z.string()),
})
export type Banner = z.infer<typeof banner>

/**
 * A section of the home page; they come in the order in which they are drawn.
 * @example { type: 'FUND', is_visible: true }
 */
export const homeSection = z.object({
  /** ASSET, FUND, PORTFOLIO, INQUIRY_FUND_ORDERS; unknown ones are skipped. */
  type: openEnum(['ASSET', 'FUND', 'PORTFOLIO', 'INQUIRY_FUND_ORDERS']),
  is_visible: z.boolean(),
})
export type HomeSection = z.infer<typeof homeSection>

export const home = z.object({ sections: z.array(homeSection), banners: z.array(banner) })
export type Home = z.infer<typeof home>

/**
 * @example const { sections, banners } = await call(getHome, {})
 */
export const getHome = readEndpoint('/general/api/v1/home/', {
  summary: 'Sections and banners of the home page, in order',
  reply: home,
})
