import type { Onboarding } from '../contract/onboarding'

/** Ends the payment of a flow at its gateway and returns the path that the gateway redirects to. */
export async function payAtGateway(onboarding: Onboarding, result: 'SUCCESS' | 'FAILED'): Promise<string> {
  const facts = onboarding.stages.flatMap(({ page_info }) => page_info).flatMap(({ infos }) => infos)
  const findFact = (key: string) => String(facts.find((fact) => fact.key === key)?.value)
  const response = await fetch(findFact('IPG'), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ amount: findFact('amount'), result }).toString(),
    redirect: 'manual',
  })
  const back = response.headers.get('location')
  if (back === null) throw new Error(`the gateway responded ${response.status}: ${await response.text()}`)
  const { pathname, search } = new URL(back)
  return `${pathname}${search}`
}
