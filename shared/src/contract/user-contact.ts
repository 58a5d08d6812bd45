import * as z from '@sarv/shared/schema'
import { email } from '../rules/email'
import { patchEndpoint } from './calls'
import { rowId } from './wire'

/**
 * How the person is reached (SBX-109).
 * @example { email: 'negar@site.com', address_id: 12 }
 */
export const userContact = z.object({
  email: z.nullable(z.string()),
  /** The default one of the person's addresses; null while the person has no address. */
  address_id: z.nullable(z.int()),
})
export type UserContact = z.infer<typeof userContact>

/**
 * Changes only what is sent. The address becomes the default one; 404 for others'. 428 for a code where the e-mail changes.
 * @example await call(changeUserContact, { body: { email: 'negar@site.com' } })
 */
export const changeUserContact = patchEndpoint('/onboarding/api/v1/user-contact/', {
  summary: 'Change the e-mail or the default address',
  body: z.object({
    /** E-mail by VAL-03. */
    email: z.optional(z.string().check(z.refine((text) => email(text) === undefined, 'ایمیل را به درستی وارد کنید.'))),
    address_id: z.optional(rowId()),
  }),
  reply: userContact,
  isConfirmed: true,
})
