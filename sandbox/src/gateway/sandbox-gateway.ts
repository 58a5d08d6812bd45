import type { LocalText } from '../local-text/local-text'
import type { Gateway } from './gateway'
import { psps } from './psps'
import { closeSession, findInquiries, openSession } from './session'

/** The page speaks the language of the person who asked for its address. */
const landingUrl = (page: string): LocalText => ({ fa: page, en: `${page}?lang=en` })

/**
 * The sandbox's own payment gateway, in the same database as the product.
 * @param origin where its pages are
 */
export function createSandboxGateway(origin: string): Gateway {
  return {
    open: openSession,
    inquire: findInquiries,
    async close(sql, reference) {
      await closeSession(sql, reference)
      return (await findInquiries(sql, [reference])).get(reference) ?? { status: 'CLOSED' }
    },
    pspName: (psp) => psps.find(({ key }) => key === psp)?.name,
    paymentMethods: (reference) =>
      psps.map((psp) => ({
        payment_method_type: 'IPG',
        psp_name: psp.name,
        psp_icon: psp.icon,
        description: psp.description,
        landing_url: reference === null ? null : landingUrl(`${origin}/${psp.key}/${reference}/`),
      })),
  }
}
