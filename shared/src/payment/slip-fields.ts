import { toIsoDay } from '../calendar/jalali'
import { bareIban, iban } from '../rules/iban'
import { normalizeCode } from '../text/digits'
import type fa from '../ui/locales/fa.json'

/** What stands on a bank slip; as typed, or in the form that is sent. The day is ISO, '' while none is chosen. */
export type SlipFacts = Readonly<Record<SlipField, string>>
export type SlipField = (typeof slipFieldNames)[number]

/** Fields in the order of the form. */
export const slipFieldNames = ['tracking_number', 'date', 'account_number'] as const
export const noSlipFacts: SlipFacts = { tracking_number: '', date: '', account_number: '' }

/** Key of the sentence under a field; give it to `t`. */
export type SlipError = `ui:slip.fault.${keyof (typeof fa)['slip']['fault']}`

const tracking = /^[A-Za-z\d]{4,30}$/
const account = /^\d{5,26}$/
/** Slips that are older are mistakes. */
const oldest = '2020-01-01'

const rules: Readonly<Record<SlipField, (text: string, today: string) => SlipError | undefined>> = {
  tracking_number(text) {
    if (text === '') return 'ui:slip.fault.tracking'
    return tracking.test(text) ? undefined : 'ui:slip.fault.trackingForm'
  },
  date(text, today) {
    if (text === '') return 'ui:slip.fault.day'
    if (toIsoDay(text) !== text || text < oldest) return 'ui:slip.fault.dayForm'
    return text > today ? 'ui:slip.fault.dayFuture' : undefined
  },
  account_number(text) {
    if (text === '') return 'ui:slip.fault.account'
    return account.test(text) || iban(text) === undefined ? undefined : 'ui:slip.fault.accountForm'
  },
}

/**
 * What is wrong with each field; nothing when the slip can be handed in. Persian digits are as good as others.
 * @param today ISO day in Tehran
 * @example slipErrors({ tracking_number: '۱۲', date: '', account_number: '0203456789101' }, '2026-11-21')
 * // { tracking_number: 'ui:slip.fault.trackingForm', date: 'ui:slip.fault.day' }
 */
export function slipErrors(typed: SlipFacts, today: string): Partial<Record<SlipField, SlipError>> {
  const sent = asSent(typed)
  return Object.fromEntries(
    slipFieldNames.flatMap((name) => {
      const fault = rules[name](sent[name], today)
      return fault === undefined ? [] : [[name, fault]]
    }),
  )
}

/**
 * The facts that are good already, in the form that the server takes; the rest is left out.
 * @example goodFacts({ tracking_number: '۱۲۳۴۵', date: '', account_number: '0203-456-789' }, '2026-11-21')
 * // { tracking_number: '12345', account_number: '0203456789' }
 */
export function goodFacts(typed: SlipFacts, today: string): Partial<SlipFacts> {
  const sent = asSent(typed)
  return Object.fromEntries(
    slipFieldNames.filter((name) => rules[name](sent[name], today) === undefined).map((name) => [name, sent[name]]),
  )
}

function asSent({ tracking_number, date, account_number }: SlipFacts): SlipFacts {
  return {
    tracking_number: normalizeCode(tracking_number),
    date,
    account_number: bareIban(account_number).replace(/[./]/g, ''),
  }
}
