import type { Onboarding } from '../contract/onboarding'

/** Ends a payment on the page of its gateway and returns the path that the gateway redirects to. */
export async function endPayment(
  landing_url: string | null | undefined,
  amount: number | string,
  result: 'SUCCESS' | 'FAILED',
): Promise<string> {
  const response = await fetch(landing_url ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ amount: String(amount), result }).toString(),
    redirect: 'manual',
  })
  const back = response.headers.get('location')
  if (back === null) throw new Error(`the gateway responded ${response.status}: ${await response.text()}`)
  const { pathname, search } = new URL(back)
  return `${pathname}${search}`
}

/** The same for the payment of a flow. */
export function payAtGateway(onboarding: Onboarding, result: 'SUCCESS' | 'FAILED'): Promise<string> {
  const facts = onboarding.stages.flatMap(({ page_info }) => page_info).flatMap(({ infos }) => infos)
  const findFact = (key: string) => String(facts.find((fact) => fact.key === key)?.value)
  return endPayment(findFact('IPG'), findFact('amount'), result)
}
