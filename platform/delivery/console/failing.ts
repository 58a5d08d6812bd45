import type { CommonRow } from './contract'

/** Errors from which on a version is listed as failing: so many, and so large a share of the tries. */
const failing = { errors: 3, share: 0.02 }

/** Whether so many tries of a version fail that a person should look at it. */
export function isFailing({ tries, errors }: { readonly tries: number; readonly errors: number }): boolean {
  return errors >= failing.errors && errors >= tries * failing.share
}

/** Whether a version of a remote fails so, that which all people run or its canary; one that is off fails no one. */
export function isTroubled({ health, canary, killed }: Pick<CommonRow, 'health' | 'canary' | 'killed'>): boolean {
  return killed === undefined && [health, canary?.health].some((one) => one !== undefined && isFailing(one))
}
