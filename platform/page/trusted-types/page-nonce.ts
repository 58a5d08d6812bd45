/**
 * The nonce of the page, taken out of it before any remote runs: from then on no element shows it, and only what imports
 * this module can run a script by it. Empty where the page has none, as in development.
 */
export const pageNonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''

for (const element of document.querySelectorAll<HTMLElement>('[nonce]')) element.nonce = ''
