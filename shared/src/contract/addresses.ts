import * as z from '@sarv/shared/schema'
import { deleteEndpoint, patchEndpoint, postEndpoint, readEndpoint } from './calls'
import { openEnum, rowId, word } from './wire'

/**
 * A new address (SBX-029). `address` is the text joined with plate and unit.
 * @example { address: 'خیابان بهار، پلاک ۱۲، واحد ۳', postal_code: '1234567890', province_id: 8, city_id: 81, is_default: true, category: 'OTHER' }
 */
export const newAddress = z.object({
  address: z
    .string()
    .check(z.minLength(1), z.maxLength(500), z.regex(/^\S/, 'نشانی نباید خالی باشد یا با فاصله شروع شود.')),
  /** Ten Latin digits (VAL-02). */
  postal_code: z.string().check(z.regex(/^(0[1-9]|[1-9]\d)\d{8}$/, 'کاربر گرامی کد پستی را به درستی وارد کنید.')),
  province_id: rowId(),
  city_id: rowId(),
  is_default: z.boolean(),
  /** OTHER. */
  category: openEnum(['OTHER']),
})
export type NewAddress = z.infer<typeof newAddress>

export const address = z.object({
  id: z.int(),
  address: z.string(),
  postal_code: z.string(),
  province_id: z.int(),
  city_id: z.int(),
  is_default: z.boolean(),
  category: word,
})
export type Address = z.infer<typeof address>

export const listAddresses = readEndpoint('/onboarding/api/v1/user-addresses/', {
  summary: "The person's addresses, the default one first",
  reply: z.array(address),
})

const addressPath = '/onboarding/api/v1/user-addresses/:id/'

/**
 * The whole address, changed. The default address stays the default, ticked or not, until another one is ticked.
 * @example const changed = await call(changeAddress, { params: { id: 7 }, body: form })
 */
export const changeAddress = patchEndpoint(addressPath, {
  summary: 'Change an address; 404 for others’',
  body: newAddress,
  reply: address,
})

/**
 * Gives the addresses that are left; when it was the default one, the oldest of them is that now. 409 while a card that is
 * ordered is to be delivered there.
 * @example const left = await call(removeAddress, { params: { id: 7 } })
 */
export const removeAddress = deleteEndpoint(addressPath, {
  summary: 'Remove an address; 404 for others’',
  reply: z.array(address),
})

/**
 * @example const { id } = await call(addAddress, { body: form })
 */
export const addAddress = postEndpoint('/onboarding/api/v1/user-addresses/', {
  summary: 'Add an address',
  body: newAddress,
  reply: address,
})
