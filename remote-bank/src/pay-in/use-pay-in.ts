import { useLocation, useNavigate, usePlatform, useQuery, useSearchParams } from '@sarv/shared/platform'
import { useEffect, useState } from 'react'
import { paymentAddress, paymentIn } from '../money/payment-address'
import { acknowledgePayment, paymentQuery } from '../money/payment-query'

/**
 * Flow of an amount that is paid at a gateway: the form, then the payment that the address names, so that Back leads to the
 * amount and a reload stays at the gateways.
 */
export function usePayIn() {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const uuid = paymentIn(query)
  const [amount, setAmount] = useState<number>()
  const { data, isLoading } = useQuery({ ...paymentQuery(platform, uuid ?? ''), enabled: uuid !== null })
  const payment = uuid === null ? undefined : (data ?? undefined)
  const opened = payment?.uuid
  useEffect(() => {
    if (opened !== undefined) acknowledgePayment(platform, opened).catch(platform.report)
  }, [opened, platform])
  return {
    /** To be paid now; undefined while the amount is asked for. */
    payment,
    /** The payment that the address names is being looked for. */
    isLoading,
    /** The amount that was asked for last, in rial: Back finds it in the field. */
    amount,
    onRequested(requested: number, made: string) {
      setAmount(requested)
      navigate(paymentAddress(pathname, made))
    },
  }
}
