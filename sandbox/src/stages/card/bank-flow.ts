import { cardBank } from '@sarv/shared/rules/constants'
import { cardNotice, refusedCardNotice } from '../../bank/card-notice'
import { issueCard } from '../../bank/issue-card'
import { conflict, invalid, notFound } from '../../errors/domain-error'
import { notify } from '../../sms/text-messages'
import type { LinearFlow } from '../linear/linear-flow'
import { addressStage } from './address-stage'
import { baseInfoStage } from './base-info-stage'
import { hasCard, setRequestStatus } from './card-account'
import { isLimitReached, readCardLimit } from './card-limit'
import { cardStage } from './card-stage'
import { sendParcel } from './parcel'
import { rejectVideo } from './stored-video'
import { videoStage } from './video-stage'

const refusedMessage = {
  fa: 'بانک درخواست کارت شما را نپذیرفت. برای راهنمایی با پشتیبانی تماس بگیرید.',
  en: "The bank didn't accept your card request. Please contact support for help.",
}
const atBankMessage = {
  fa: 'اطلاعات شما به بانک فرستاده شده است. نتیجه تا یک روز کاری پیامک می‌شود.',
  en: 'Your details have been sent to the bank. We will text you the result within one working day.',
}
const notices = {
  sentBack: cardNotice({
    fa: 'بخشی از درخواست کارت شما باید اصلاح شود. بخش کارت را باز کنید.',
    en: 'A part of your card request has to be corrected. Open the card page.',
  }),
  approved: cardNotice({
    fa: 'بانک درخواست شما را پذیرفت و کارت شما صادر شد. کارت با پست به نشانی شما فرستاده می‌شود و مسیر آن در بخش کارت است.',
    en: 'The bank accepted your request and issued your card. It goes into the post to your address, and you can track it on the card page.',
  }),
  refused: refusedCardNotice({
    fa: 'بانک درخواست کارت شما را نپذیرفت. توضیح آن در بخش کارت است.',
    en: "The bank didn't accept your card request. The card page says why.",
  }),
}

/** Linear flow: the request for a card with its account (BNK-010…BNK-034). The bank decides about it. */
export const bankFlow: LinearFlow = {
  type: 'BANK',
  name: { fa: 'کارت سرو', en: 'Sarv card' },
  logo: 'credit-card',
  amount: null,
  stages: [baseInfoStage, cardStage, videoStage, addressStage],

  subjectOf({ ds_code }) {
    if (ds_code === undefined || ds_code === null || ds_code === '')
      throw invalid({ fa: 'بانک را انتخاب کنید.', en: 'Choose a bank.' })
    if (ds_code !== cardBank) throw notFound()
    return cardBank
  },

  async requireAllowed({ sql, clock }, sub) {
    if (await hasCard(sql, sub)) throw conflict({ fa: 'شما کارت سرو دارید.', en: 'You already have a Sarv card.' })
    if (!isLimitReached(await readCardLimit(sql, clock, sub))) throw invalid({ detail: 'LIMIT_AMOUNT' })
  },

  endings: {
    submitted: { title: { fa: 'درخواست شما ثبت شد', en: 'We have your request' }, description: atBankMessage },
    approved: {
      title: { fa: 'کارت شما صادر شد', en: 'Your card has been issued' },
      description: {
        fa: 'کارت به پست تحویل داده می‌شود و از صفحهٔ کارت پیگیری می‌شود.',
        en: 'The card goes into the post, and you can track it on the card page.',
      },
    },
    refused: { title: { fa: 'درخواست پذیرفته نشد', en: 'Request not accepted' }, description: refusedMessage },
  },

  onStarted: (sql, _time, { sub }) =>
    setRequestStatus(sql, sub, { status: 'pending', account_status: 'pending', onb_status: 'ACTIVE', messages: [] }),

  async onSubmitted(sql, time, { sub }) {
    // Units may have been sold on the way.
    if (!isLimitReached(await readCardLimit(sql, time, sub))) {
      throw invalid({
        fa: 'ارزش واحدهای صندوق کارت از حداقل کمتر شده است. آن را افزایش دهید و دوباره بفرستید.',
        en: "Your units of the card's fund are now worth less than the minimum. Add to them and send it again.",
      })
    }
    const messages = [atBankMessage]
    await setRequestStatus(sql, sub, { status: 'waiting', account_status: 'inquiry', onb_status: 'ACTIVE', messages })
  },

  async onSentBack(sql, time, { uuid, sub, state }, stage) {
    if (stage === 'video') await rejectVideo(sql, time, uuid)
    const messages = Object.values(state.messages)
    await setRequestStatus(sql, sub, { status: 'failed', account_status: 'pending', onb_status: 'FAILED', messages })
    await notify(sql, time, sub, notices.sentBack)
  },

  async onApproved(sql, time, record) {
    await issueCard(sql, time, { sub: record.sub, cardName: String(record.state.values.card_name) })
    await sendParcel(sql, time, record)
    await notify(sql, time, record.sub, notices.approved)
  },

  async onRefused(sql, time, { sub, state }) {
    const messages = [state.messages.message ?? refusedMessage]
    await setRequestStatus(sql, sub, { status: 'failed', account_status: 'pending', onb_status: 'FAILED', messages })
    await notify(sql, time, sub, notices.refused)
  },
}
