import { cardBank, newCardFee } from '@sarv/shared/rules/constants'
import { cardNotice, refusedCardNotice } from '../../bank/card-notice'
import { reissueCard } from '../../bank/issue-card'
import { conflict, invalid, notFound } from '../../errors/domain-error'
import { lockGatewayPayment, type PaymentKind } from '../../ledger/settle-payment'
import { notify } from '../../sms/text-messages'
import { applyEvent } from '../linear/apply-event'
import type { LinearFlow } from '../linear/linear-flow'
import { lockLinear } from '../linear/linear-record'
import { addressStage } from './address-stage'
import { hasCard, unblockAccount } from './card-account'
import { cardStage } from './card-stage'
import { confirmCodeStage } from './confirm-code-stage'
import { sendParcel } from './parcel'
import { paymentStage } from './payment-stage'
import { ensureReissuePayment, holdFee, lockReissueOf, releaseFee } from './reissue-payment'
import { rejectVideo } from './stored-video'
import { videoStage } from './video-stage'

const refusedMessage = {
  fa: 'بانک صدور مجدد کارت را نپذیرفت و کارمزد آن به شما بازگردانده شد.',
  en: "The bank didn't accept the reissue, and the fee has been returned to you.",
}
const notices = {
  sentBack: cardNotice({
    fa: 'بخشی از درخواست صدور مجدد کارت باید اصلاح شود. بخش کارت را باز کنید.',
    en: 'A part of your request for a new card has to be corrected. Open the card page.',
  }),
  approved: cardNotice({
    fa: 'کارت جدید شما صادر شد و کارت پیشین دیگر کار نمی‌کند. کارت با پست به نشانی شما فرستاده می‌شود و مسیر آن در بخش کارت است.',
    en: 'Your new card was issued, and the old one no longer works. It goes into the post to your address, and you can track it on the card page.',
  }),
}

/** Linear flow: another card for the account (BNK-040…BNK-045). Once it is paid the bank decides, and it may be had again. */
export const reissueFlow: LinearFlow = {
  type: 'REISSUE_CARD',
  name: { fa: 'صدور مجدد کارت', en: 'Card reissue' },
  logo: 'credit-card',
  amount: newCardFee,
  stages: [confirmCodeStage, cardStage, videoStage, addressStage, paymentStage],

  subjectOf({ destination_type }) {
    if (destination_type === undefined || destination_type === null || destination_type === '') {
      throw invalid({ fa: 'بانک را انتخاب کنید.', en: 'Choose a bank.' })
    }
    if (destination_type !== cardBank) throw notFound()
    return cardBank
  },

  async requireAllowed({ sql }, sub) {
    if (!(await hasCard(sql, sub)))
      throw conflict({ fa: 'هنوز کارتی ندارید که دوباره صادر شود.', en: "You don't have a card to reissue yet." })
  },

  prepare: (context, record) => ensureReissuePayment(context, reissueFlow.stages, record),

  endings: {
    submitted: {
      title: { fa: 'درخواست شما ثبت شد', en: 'We have your request' },
      description: {
        fa: 'کارمزد پرداخت شد و بانک کارت جدید را صادر می‌کند.',
        en: 'The fee is paid, and the bank is issuing the new card.',
      },
    },
    approved: {
      title: { fa: 'کارت جدید شما صادر شد', en: 'Your new card has been issued' },
      description: {
        fa: 'کارت پیشین دیگر کار نمی‌کند و کارت جدید به پست تحویل داده می‌شود.',
        en: 'The old card no longer works, and the new one goes into the post.',
      },
    },
    refused: { title: { fa: 'درخواست پذیرفته نشد', en: 'Request not accepted' }, description: refusedMessage },
  },

  async onSentBack(sql, time, { uuid, sub }, stage) {
    if (stage === 'video') await rejectVideo(sql, time, uuid)
    await notify(sql, time, sub, notices.sentBack)
  },

  async onApproved(sql, time, record) {
    await releaseFee(sql, time, record.uuid, 'fees')
    await reissueCard(sql, time, { sub: record.sub, cardName: String(record.state.values.card_name) })
    await unblockAccount(sql, record.sub)
    await sendParcel(sql, time, record)
    await notify(sql, time, record.sub, notices.approved)
  },

  async onRefused(sql, time, { uuid, sub }) {
    await releaseFee(sql, time, uuid, 'world')
    await notify(sql, time, sub, refusedCardNotice(refusedMessage))
  },
}

/** Payments of the fee of a reissue; the reissue is locked first, as everything locks. */
export const reissuePayments: PaymentKind = {
  async lock(sql, uuid) {
    await lockReissueOf(sql, uuid)
    return lockGatewayPayment(sql, uuid)
  },
  async paid(sql, time, { uuid, amount }) {
    const onbUuid = await lockReissueOf(sql, uuid)
    await holdFee(sql, time, { uuid, onbUuid, amount })
    const record = await lockLinear(sql, reissueFlow, onbUuid)
    await applyEvent(sql, time, reissueFlow, record, { kind: 'done', stage: 'payment' })
  },
}
