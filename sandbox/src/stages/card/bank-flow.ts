import { issueCard } from '../../bank/issue-card'
import { conflict, invalid, notFound } from '../../errors/domain-error'
import type { LinearFlow } from '../linear/linear-flow'
import { addressStage } from './address-stage'
import { baseInfoStage } from './base-info-stage'
import { hasCard, setRequestStatus } from './card-account'
import { isLimitReached, readCardLimit } from './card-limit'
import { cardStage } from './card-stage'
import { houseBank } from './house-bank'
import { sendParcel } from './parcel'
import { rejectVideo } from './stored-video'
import { videoStage } from './video-stage'

const refusedMessage = 'بانک درخواست کارت شما را نپذیرفت. برای راهنمایی با پشتیبانی تماس بگیرید.'
const atBankMessage = 'اطلاعات شما به بانک فرستاده شده است. نتیجه تا یک روز کاری پیامک می‌شود.'

/** Linear flow: the request for a card with its account (BNK-010…BNK-034). The bank decides about it. */
export const bankFlow: LinearFlow = {
  type: 'BANK',
  name: 'کارت سرو',
  logo: 'credit-card',
  amount: null,
  stages: [baseInfoStage, cardStage, videoStage, addressStage],

  subjectOf({ ds_code }) {
    if (ds_code === undefined || ds_code === null || ds_code === '') throw invalid('بانک را انتخاب کنید.')
    if (ds_code !== houseBank) throw notFound()
    return houseBank
  },

  async requireAllowed({ sql, clock }, sub) {
    if (await hasCard(sql, sub)) throw conflict('شما کارت سرو دارید.')
    if (!isLimitReached(await readCardLimit(sql, clock, sub))) throw invalid('LIMIT_AMOUNT')
  },

  endingText: ({ kept }) =>
    kept.verdict === 'refused'
      ? { title: 'درخواست پذیرفته نشد', description: kept.messages.message ?? refusedMessage }
      : kept.verdict === 'approved'
        ? { title: 'کارت شما صادر شد', description: 'کارت به پست تحویل داده می‌شود و از صفحهٔ کارت پیگیری می‌شود.' }
        : { title: 'درخواست شما ثبت شد', description: atBankMessage },

  begun: (sql, _time, { sub }) =>
    setRequestStatus(sql, sub, { status: 'pending', account_status: 'pending', onb_status: 'ACTIVE', messages: [] }),

  async handedOver(sql, time, { sub }) {
    // Units may have been sold on the way.
    if (!isLimitReached(await readCardLimit(sql, time, sub))) {
      throw invalid('ارزش واحدهای صندوق کارت از حداقل کمتر شده است. آن را افزایش دهید و دوباره بفرستید.')
    }
    const messages = [atBankMessage]
    await setRequestStatus(sql, sub, { status: 'waiting', account_status: 'inquiry', onb_status: 'ACTIVE', messages })
  },

  async sentBack(sql, time, { uuid, sub, kept }, stage) {
    if (stage === 'video') await rejectVideo(sql, time, uuid)
    const messages = Object.values(kept.messages)
    await setRequestStatus(sql, sub, { status: 'failed', account_status: 'pending', onb_status: 'FAILED', messages })
  },

  async approved(sql, time, record) {
    await issueCard(sql, time, { sub: record.sub, cardName: String(record.kept.values.card_name) })
    await sendParcel(sql, time, record)
  },

  async refused(sql, _time, { sub, kept }) {
    const messages = [kept.messages.message ?? refusedMessage]
    await setRequestStatus(sql, sub, { status: 'failed', account_status: 'pending', onb_status: 'FAILED', messages })
  },
}
