/** Schema of all analytics events: names, and the facts that each may carry. (PLT-062, PLT-066) */
export interface AnalyticsEvents {
  /** A page was shown; its route as declared, so that it holds no person's id: `/fund-order/:id`. */
  page_visit: { path: string }
  login_click: Record<never, never>
  /** A payment has been asked for: what it is, and the fund, plan or card that it is for. */
  payment_requested: { Type: string; 'Object ID': string }
  receipt_viewed: { is_successful: boolean }
  /** The return button of a receipt. */
  buy_fund_button: { Status: string }
  voucher_error: Record<never, never>
  language_changed: { language: 'fa' | 'en' }
}

export type AnalyticsEvent = keyof AnalyticsEvents

/** Value of a fact; nothing else leaves the browser. */
export type FactValue = boolean | string
export type Facts = Readonly<Record<string, FactValue>>
