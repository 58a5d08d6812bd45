import type { WatchList } from '@sarv/shared/contract/fund-watch'

/** The watch list with a fund on it, as the newest, or without it. (INV-079) */
export function withStar({ ds_codes }: WatchList, code: string, on: boolean): WatchList {
  if (on) return ds_codes.includes(code) ? { ds_codes } : { ds_codes: [code, ...ds_codes] }
  return { ds_codes: ds_codes.filter((one) => one !== code) }
}
