import funds from './funds.json'

export type FundRow = Omit<(typeof funds)[number], 'risk'> & { readonly risk: 'minimum' | 'medium' | 'long-term' }

/** All invented, in the order of their priority; growth in percent over a day, 4, 13, 26 and 52 weeks. Every type stands here at least twice; 12180 is the card's fund. */
export const fundRows = funds as readonly FundRow[]
