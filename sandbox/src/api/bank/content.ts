import {
  type BankLanding,
  getActivationLanding,
  getBankPromotion,
  getCardArchive,
  getHelpVideo,
  getOnboardingArchive,
  getReactivationLanding,
} from '@sarv/shared/contract/bank-content'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import type { Localizable } from '../../local-text/local-text'
import { serve } from '../pipeline/serve'
import content from './content.json'

/** Texts about accounts and cards, the promotion of the card, videos of the help. (SBX-024, SBX-027, SBX-042) */
export function bankContentRoutes(api: Api): void {
  const fileAddress = (name: string) => `${api.origins.api}/static/${name}`

  async function landingOf(
    db: Sql,
    sub: string,
    id: string,
    landing: Localizable<BankLanding>,
  ): Promise<Localizable<BankLanding>> {
    const [own] = await db.query('select 1 from card_account where id = $1 and sub = $2', [parseId(id), sub])
    if (own === undefined) throw notFound()
    return { ...landing, image: typeof landing.image === 'string' ? fileAddress(landing.image) : null }
  }

  serve(api, getOnboardingArchive, ({ db, person, params }) =>
    landingOf(db, person.sub, params.id, content.landings.onboardingArchive),
  )
  serve(api, getCardArchive, ({ db, person, params }) =>
    landingOf(db, person.sub, params.id, content.landings.cardArchive),
  )
  serve(api, getActivationLanding, ({ db, person, params }) =>
    landingOf(db, person.sub, params.id, content.landings.activation),
  )
  serve(api, getReactivationLanding, ({ db, person, params }) =>
    landingOf(db, person.sub, params.id, content.landings.reactivation),
  )

  serve(api, getBankPromotion, async () => ({
    ...content.promotion,
    images: content.promotion.images.map(fileAddress),
    background_image: fileAddress(content.promotion.background_image),
  }))

  serve(api, getHelpVideo, async ({ params }) => {
    const video = content.helpVideos.find(({ id }) => String(id) === params.id)
    if (video === undefined) throw notFound()
    const { title, file, cover } = video
    return { title, link: fileAddress(file), cover: fileAddress(cover), cover_photo: null }
  })
}
