import { fileField } from '@sarv/platform/client/api/endpoint'
import {
  getBankOnboarding,
  inquireCardLimit,
  type StoredVideo,
  sendReissueCode,
  trackPost,
  uploadReissueVideo,
  uploadVideo,
} from '@sarv/shared/contract/bank-onboarding'
import { cardBank } from '@sarv/shared/rules/constants'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { conflict, invalid } from '../../errors/domain-error'
import { maxGatewayPayment } from '../../gateway/gateway-limit'
import { parseUuid } from '../../http/ids'
import type { Upload } from '../../http/upload'
import { runDueJobs } from '../../jobs/runner'
import { bankFlow } from '../../stages/card/bank-flow'
import { readCardLimit } from '../../stages/card/card-limit'
import { sendConfirmCode } from '../../stages/card/confirm-code-stage'
import { reissueFlow } from '../../stages/card/reissue-flow'
import { storeVideo } from '../../stages/card/stored-video'
import { trackCard } from '../../stages/card/track-card'
import { findFlowToResume } from '../../stages/flow/flow-row'
import type { LinearFlow } from '../../stages/linear/linear-flow'
import { freshRecord } from '../../stages/linear/linear-handler'
import { lockLinear } from '../../stages/linear/linear-record'
import { isHandedOver, maySubmit } from '../../stages/linear/linear-state'
import { linearView } from '../../stages/linear/linear-view'
import { requireInvestor } from '../pipeline/requirements'
import { toSentCode } from '../pipeline/sent-code'
import { serve } from '../pipeline/serve'
import { flowContext } from './onboarding'

const openFlow = (db: Sql, { type }: LinearFlow, sub: string) =>
  findFlowToResume(db, { sub, type, subject: cardBank, named: undefined })

/** The calls of the card's flows beside start and submit. */
export function cardOnboardingRoutes(api: Api): void {
  serve(api, getBankOnboarding, async ({ db, host, person }) => {
    requireInvestor(person)
    await runDueJobs(db, api, person.sub)
    const context = flowContext(api, { db, host })
    const uuid = await openFlow(db, bankFlow, person.sub)
    const record =
      uuid === undefined
        ? freshRecord(bankFlow, person.sub, cardBank)
        : await lockLinear(db, bankFlow, uuid, person.sub)
    if (!isHandedOver(record.state)) await bankFlow.requireAllowed(context, person.sub)
    return linearView(context, bankFlow, record)
  })

  serve(api, inquireCardLimit, async ({ db, clock, person }) => {
    requireInvestor(person)
    await runDueJobs(db, api, person.sub)
    return { ...(await readCardLimit(db, clock, person.sub)), max_payment: maxGatewayPayment }
  })

  serve(api, uploadVideo, ({ db, person, body, file }) => takeVideo(db, bankFlow, { ...body, sub: person.sub, file }))

  serve(api, uploadReissueVideo, ({ db, person, body, file }) =>
    takeVideo(db, reissueFlow, { ...body, sub: person.sub, file }),
  )

  serve(api, sendReissueCode, async ({ db, clock, host, language, person, params }) => {
    await runDueJobs(db, api, person.sub)
    const record = await lockLinear(db, reissueFlow, parseUuid(params.uuid), person.sub)
    const { receiver, ...sent } = await sendConfirmCode(db, clock, reissueFlow, record, { host, language })
    return { result: toSentCode(sent, receiver) }
  })

  serve(api, trackPost, async ({ db, clock, person, body }) => {
    await runDueJobs(db, api, person.sub)
    return trackCard(db, clock, person.sub, body)
  })

  interface SentVideo {
    readonly sub: string
    readonly onb_type: string
    readonly file: Upload | undefined
  }

  /** Stores a video for the person's open flow, where that waits for one. */
  async function takeVideo(db: Sql, flow: LinearFlow, { sub, onb_type, file }: SentVideo): Promise<StoredVideo> {
    if (onb_type !== flow.type)
      throw invalid({ fa: 'این ویدئو برای درخواست دیگری است.', en: 'This video is for another request.' })
    if (file === undefined || file.field !== fileField(uploadVideo.file))
      throw invalid({ fa: 'ابتدا ویدئو را ضبط کنید.', en: 'Record the video first.' })
    await runDueJobs(db, api, sub)
    const uuid = await openFlow(db, flow, sub)
    const record = uuid === undefined ? undefined : await lockLinear(db, flow, uuid, sub)
    if (record === undefined || !maySubmit(flow.stages, record.state, 'video')) {
      throw conflict({ fa: 'این درخواست اکنون منتظر ویدئو نیست.', en: "This request isn't waiting for a video now." })
    }
    return storeVideo(db, api.clock, record.uuid, file.bytes)
  }
}
