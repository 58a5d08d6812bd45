import { type Delivery, openDelivery } from './platform/delivery-platform'
import { test as base } from './test'

/** A test whose platform runs what a store says. */
export const test = base.extend<{ delivery: Delivery }>({
  delivery: async ({ platform }, use) => {
    const delivery = await openDelivery(platform)
    await use(delivery)
    delivery.close()
  },
})
