import { normalizeCode } from '../text/digits'
import { digitsOnly } from './digits-only'
import type { RuleMessage } from './message'
import { postcode } from './postcode'
import { required } from './required'

/** The address form; `tel` is the number of the house, as the API has always called it. */
export interface AddressForm {
  readonly province: string
  readonly city: string
  readonly address: string
  readonly tel: string
  readonly unit: string
  readonly postalCode: string
}

/**
 * What to correct in an address, field by field; undefined when all is good. (VAL-12)
 * @example addressErrors({ province: 'تهران', city: '', address: 'خیابان سرو', tel: '12', unit: '0', postalCode: '1234567890' })
 * // { city: 'ui:rules.city' }
 */
export function addressErrors(form: AddressForm): Partial<Record<keyof AddressForm, RuleMessage>> | undefined {
  const problems = {
    province: form.province === '' ? 'ui:rules.province' : undefined,
    city: form.city === '' ? 'ui:rules.city' : undefined,
    address: required(form.address),
    tel: required(form.tel) ?? digitsOnly(form.tel),
    unit: required(form.unit) ?? digitsOnly(form.unit),
    postalCode: required(form.postalCode) ?? postcode(form.postalCode),
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/**
 * The line that is sent: street, house and unit. (PLT-059)
 * @example addressLine({ address: 'خیابان سرو', tel: '۱۲', unit: '3' }) // 'خیابان سرو، پلاک 12، واحد 3'
 */
export function addressLine({ address, tel, unit }: Pick<AddressForm, 'address' | 'tel' | 'unit'>): string {
  return `${address.trim()}، پلاک ${normalizeCode(tel)}، واحد ${normalizeCode(unit)}`
}

/**
 * The fields of a line that `addressLine` made; any other line is all street. (PLT-059)
 * @example parseAddressLine('خیابان سرو، پلاک 12، واحد 3') // { address: 'خیابان سرو', tel: '12', unit: '3' }
 */
export function parseAddressLine(line: string): Pick<AddressForm, 'address' | 'tel' | 'unit'> {
  const [, address = line, tel = '', unit = ''] = /^(.+)، پلاک (\S+)، واحد (\S+)$/su.exec(line) ?? []
  return { address, tel, unit }
}
