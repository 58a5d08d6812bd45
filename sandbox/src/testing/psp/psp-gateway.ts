import { unavailable } from '../../errors/domain-error'
import type { Gateway, Inquiry } from '../../gateway/gateway'
import type { PspSession } from './psp-server'

async function call(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    throw unavailable({
      fa: 'درگاه پرداخت پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.',
      en: "The payment gateway isn't responding. Please try again shortly.",
    })
  }
}

function toInquiry({ state, rials, rrn, decided }: PspSession): Inquiry {
  if (state === 'pending') return { status: 'OPEN' }
  if (state === 'voided' || decided === null) return { status: 'CLOSED' }
  return { status: state, amount: rials, psp: 'fake', traceNumber: rrn, decidedAt: new Date(decided) }
}

/** The gateway port over the HTTP interface of the fake payment company: what an adapter of a real one looks like. */
export function createPspGateway(origin: string): Gateway {
  const sessions = `${origin}/v1/sessions`
  return {
    async open(_sql, { amount, expiresAt, callbackUrl }) {
      const body = JSON.stringify({ rials: amount, expires: expiresAt.toISOString(), callback: callbackUrl })
      const response = await call(sessions, { method: 'POST', body })
      return ((await response.json()) as PspSession).authority
    },
    async inquire(_sql, references) {
      const query = new URLSearchParams(references.map((reference) => ['authority', reference]))
      const known = (await (await call(`${sessions}?${query}`)).json()) as PspSession[]
      return new Map(known.map((session) => [session.authority, toInquiry(session)]))
    },
    async close(_sql, reference) {
      const response = await call(`${sessions}/${reference}`, { method: 'DELETE' })
      return response.ok ? toInquiry((await response.json()) as PspSession) : { status: 'CLOSED' }
    },
    pspName: (psp) => (psp === 'fake' ? { fa: 'درگاه آزمون', en: 'Test gateway' } : undefined),
    paymentMethods: (reference) => [
      {
        payment_method_type: 'IPG',
        psp_name: 'درگاه آزمون',
        psp_icon: 'credit-card',
        description: 'کارت‌های همهٔ بانک‌ها',
        landing_url: reference === null ? null : `${origin}/pay/${reference}`,
      },
    ],
  }
}
