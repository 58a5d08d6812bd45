import type { PageInfo } from '../contract/onboarding'
import { webAddress } from '../rules/external-address'
import { pictureAddress } from '../rules/picture-address'

/** A way to pay as the server names it: the newer words first, the older ones where a service still says those. */
export interface PaymentMethod {
  /** IPG is an online gateway, RECEIPT the upload of a bank slip. */
  payment_method_type?: string
  psp_name?: string | null
  label?: string | null
  psp_icon?: string | null
  icon?: string | null
  description?: string | null
  landing_url?: string | null
  value?: string | null
}

/**
 * The block `payment_methods` of a stage as ways to pay, in the order of the answer; what is neither a gateway nor a slip
 * is left out. (PMA-026, PMA-047)
 * @example parsePaymentMethods(blockOf(stage.wire, 'payment_methods'))
 */
export function parsePaymentMethods(block: PageInfo | undefined): PaymentMethod[] {
  return (block?.infos ?? [])
    .filter(({ key }) => key === 'IPG' || key === 'RECEIPT')
    .map(({ key, label, icon, value }) => ({
      payment_method_type: key,
      label,
      icon,
      value: typeof value === 'string' ? value : null,
    }))
}

/** @example nameOf({ label: 'نگین پرداخت' }) // 'نگین پرداخت' */
export function nameOf({ psp_name, label }: PaymentMethod): string {
  return psp_name || label || '-'
}

/** The address of a picture or the name of an icon. */
export function iconOf({ psp_icon, icon }: PaymentMethod): string | undefined {
  return psp_icon || icon || undefined
}

/** Whether the way leads to the upload of a bank slip instead of a gateway (PMA-054). */
export function isSlip({ payment_method_type }: PaymentMethod): boolean {
  return payment_method_type === 'RECEIPT'
}

/**
 * The address that the whole browser may be sent to: https, or http on this machine; undefined for anything else.
 * (PLT-045, T10)
 * @example landingUrl({ landing_url: 'https://pay.example/42' }) // 'https://pay.example/42'
 */
export function landingUrl({ landing_url, value }: PaymentMethod): string | undefined {
  return safeAddress(landing_url || value || '')
}

/** A picture may come from the same places, or lie beside the page. */
export function pictureOf(method: PaymentMethod): string | undefined {
  const icon = iconOf(method)
  return icon === undefined ? undefined : pictureAddress(icon)
}

function safeAddress(text: string): string | undefined {
  const address = webAddress(text)
  return address === undefined ? undefined : new URL(address).href
}
