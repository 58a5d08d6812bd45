import { newCardFee } from '@sarv/shared/rules/constants'
import { reissueCard } from '../../bank/issue-card'
import type { Sql } from '../../db/sql'
import { conflict, invalid, notFound } from '../../errors/domain-error'
import type { LedgerContext } from '../../ledger/ledger-context'
import { applyEvent } from '../linear/apply-event'
import type { LinearFlow } from '../linear/linear-flow'
import { lockLinear } from '../linear/linear-record'
import { addressStage } from './address-stage'
import { hasCard, unblockAccount } from './card-account'
import { cardStage } from './card-stage'
import { confirmCodeStage } from './confirm-code-stage'
import { houseBank } from './house-bank'
import { sendParcel } from './parcel'
import { paymentStage } from './payment-stage'
import { ensureReissuePayment, lockReissueOf, releaseFee, takeOverFee } from './reissue-payment'
import { rejectVideo } from './stored-video'
import { videoStage } from './video-stage'

const refusedMessage = 'بانک صدور دوبارهٔ کارت را نپذیرفت و کارمزد به حساب شما بازگردانده شد.'

/** Linear flow: another card for the account (BNK-040…BNK-045). Once it is paid the bank decides, and it may be had again. */
export const reissueFlow: LinearFlow = {
  type: 'REISSUE_CARD',
  name: 'صدور دوبارهٔ کارت',
  logo: 'credit-card',
  amount: newCardFee,
  stages: [confirmCodeStage, cardStage, videoStage, addressStage, paymentStage],

  subjectOf({ destination_type }) {
    if (destination_type === undefined || destination_type === null || destination_type === '') {
      throw invalid('بانک را انتخاب کنید.')
    }
    if (destination_type !== houseBank) throw notFound()
    return houseBank
  },

  async requireAllowed({ sql }, sub) {
    if (!(await hasCard(sql, sub))) throw conflict('هنوز کارتی ندارید که دوباره صادر شود.')
  },

  prepare: (context, record) => ensureReissuePayment(context, reissueFlow.stages, record),

  endingText: ({ kept }) =>
    kept.verdict === 'refused'
      ? { title: 'درخواست پذیرفته نشد', description: kept.messages.message ?? refusedMessage }
      : kept.verdict === 'approved'
        ? {
            title: 'کارت تازهٔ شما صادر شد',
            description: 'کارت پیشین دیگر کار نمی‌کند و کارت تازه به پست تحویل داده می‌شود.',
          }
        : { title: 'درخواست شما ثبت شد', description: 'کارمزد پرداخت شد و بانک کارت تازه را صادر می‌کند.' },

  async sentBack(sql, time, { uuid }, stage) {
    if (stage === 'video') await rejectVideo(sql, time, uuid)
  },

  async approved(sql, time, record) {
    await releaseFee(sql, time, record.uuid, 'fees')
    await reissueCard(sql, time, { sub: record.sub, cardName: String(record.kept.values.card_name) })
    await unblockAccount(sql, record.sub)
    await sendParcel(sql, time, record)
  },

  refused: (sql, time, { uuid }) => releaseFee(sql, time, uuid, 'world'),
}

/** Takes over what the gateway decided about the fee of a reissue; idempotent (SBX-009, F47, F48). */
export async function takeOverReissue(sql: Sql, context: LedgerContext, paymentUuid: string): Promise<void> {
  const onbUuid = await lockReissueOf(sql, paymentUuid)
  await takeOverFee(sql, context, paymentUuid, {
    onbUuid,
    async paid(tx, time) {
      const record = await lockLinear(tx, reissueFlow, onbUuid)
      await applyEvent(tx, time, reissueFlow, record, { is: 'done', stage: 'payment' })
    },
  })
}
