import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { word } from './wire'

/**
 * A page about an account that rests or is over (SBX-042).
 * @example { title: 'فعال‌سازی حساب', description: '…', image: null, steps: ['…'], button: { text: 'درخواست فعال‌سازی', action: 'INTERNAL', link: '/bank/onboarding' } }
 */
export const bankLanding = z.object({
  title: z.string(),
  description: z.string(),
  /** An address of a picture; null for the house's own. */
  image: z.nullable(z.string()),
  steps: z.array(z.string()),
  /** `action` EXTERNAL or INTERNAL as in banners. */
  button: z.nullable(z.object({ text: z.string(), action: word, link: z.string() })),
})
export type BankLanding = z.infer<typeof bankLanding>

/** 404 for others' accounts. */
export const getOnboardingArchive = readEndpoint('/bank/api/v1/account/onb-archive/:id/', {
  summary: 'About a request for an account that is over',
  reply: bankLanding,
})

export const getCardArchive = readEndpoint('/bank/api/v1/account/card-onb-archive/:id/', {
  summary: 'About a request for a card that is over',
  reply: bankLanding,
})

export const getActivationLanding = readEndpoint('/bank/api/v1/account/landing/account-activation/:id/', {
  summary: 'How an account that rests is activated',
  reply: bankLanding,
})

export const getReactivationLanding = readEndpoint('/bank/api/v1/account/landing/card-reactivation/:id/', {
  summary: 'How a card that expired is activated again',
  reply: bankLanding,
})

/**
 * The page that shows what the card is (SBX-024, BNK-078, BNK-079).
 * @example { title: 'کارت سرو', description: '…', color: '#0b5b46', images: ['…'], background_image: '…', line: { background_color: '#0b5b46', color: '#fff' }, bullets: [{ position: 'start', icon: 'wallet', title: '…' }] }
 */
export const bankPromotion = z.object({
  title: z.string(),
  description: z.string(),
  /** Colour of the words on the background, as CSS takes it. */
  color: z.string(),
  images: z.array(z.string()),
  background_image: z.nullable(z.string()),
  line: z.object({ background_color: z.string(), color: z.string() }),
  bullets: z.array(
    z.object({
      /** start or end of the line. */
      position: word,
      /** A name of the lucide set, or an address of a picture. */
      icon: z.string(),
      title: z.string(),
    }),
  ),
})
export type BankPromotion = z.infer<typeof bankPromotion>

export const getBankPromotion = readEndpoint('/general/api/v1/settings/bankpromotion/', {
  summary: 'What the bank card is',
  reply: bankPromotion,
})

/**
 * A video of the help (SBX-027).
 * @example { link: '…/how-to-record.mp4', cover: '…', cover_photo: null, title: 'راهنمای ضبط ویدئو' }
 */
export const helpVideo = z.object({
  link: z.string(),
  cover: z.nullable(z.string()),
  /** The same under its second name; one of both is there. */
  cover_photo: z.nullable(z.string()),
  title: z.string(),
})

/** 404 unknown id. */
export const getHelpVideo = readEndpoint('/general/api/v1/video/:id/', {
  summary: 'A video of the help',
  reply: helpVideo,
})
