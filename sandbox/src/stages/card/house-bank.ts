/** The bank that the card is of, as the wire calls it. */
export const houseBank = 'MIDDLE_EAST'
