/** Where a page of `pnpm dev` has the function that puts saved texts in the place of the ones it shows. */
export const hotTextsGlobal = '__SARV_HOT_TEXTS__'
