import { formatRial } from '@sarv/shared/money/rial'
import type { Sql } from '../../db/sql'
import { type Notice, notify } from '../../sms/text-messages'
import type { Time } from '../../time/clock'
import { currentStage, type PmaState } from './pma-flow'
import type { PmaRecord } from './pma-record'

/** Tells a person what of their portfolio's onboarding they wait for: a contract to sign, and how it ended. */
export async function notifyOfPma(sql: Sql, time: Time, record: PmaRecord, state: PmaState): Promise<void> {
  const notice = noticeOf(record, state)
  if (notice !== undefined) await notify(sql, time, record.sub, notice)
}

function noticeOf({ plan_id, plan_name: plan, amount, state: before }: PmaRecord, after: PmaState): Notice | undefined {
  const stage = currentStage(after)
  if (stage === currentStage(before)) return undefined
  const portfolios = { type: 'PMAS' }
  switch (stage) {
    case 'sign_contract':
      return {
        kind: 'CONTRACT',
        text: {
          fa: `قرارداد ${plan.fa} آمادهٔ امضای شماست.`,
          en: `The contract of ${plan.en} is ready for your signature.`,
        },
        action: { type: 'PMA', link: plan_id },
      }
    case 'finalize':
      return {
        kind: 'PURCHASE',
        text: {
          fa: `${plan.fa} با ${formatRial(amount, 'fa')} برای شما ساخته شد.`,
          en: `${plan.en} was created for you with ${formatRial(amount, 'en')}.`,
        },
        action: portfolios,
      }
    case 'message':
      return {
        kind: 'REFUSED',
        text: {
          fa: `${plan.fa} ساخته نشد و ${formatRial(amount, 'fa')} به حساب شما برگشت.`,
          en: `${plan.en} was not created, and ${formatRial(amount, 'en')} is back in your account.`,
        },
        action: portfolios,
      }
    default:
      return undefined
  }
}
