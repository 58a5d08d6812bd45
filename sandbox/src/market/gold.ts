/** A gram of gold of 18 carat, as prices know it. */
export const goldInstrument = 'gold:18-carat'
