import type { NetworkConditions } from './phone-network'

/** 4G: 100 ms there and back, 9 Mbps down, 3 up. */
export const mobile: NetworkConditions = { roundTrip: 100, down: 9e6 / 8 / 1_000, up: 3e6 / 8 / 1_000 }
