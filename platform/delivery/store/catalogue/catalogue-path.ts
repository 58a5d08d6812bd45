/** Under which key every store has the catalogue. */
export const catalogueKey = 'catalogue.json'
