/** Beginnings of paths, and the category of questions (SBX-114) that helps there. The first that fits counts. */
const topics: readonly (readonly [path: RegExp, category: number])[] = [
  [/^\/(?:user-)?pma\b/, 3],
  [/^\/(?:card|bank|voucher|fast-invest|receipt)\b/, 4],
  [/^\/payment\b/, 5],
  [/^\/recommendations\b/, 6],
  [/^\/(?:profile|user-info|sessions|inbox|onboarding|referral|prize|accounts|change-broker|regulation)\b/, 1],
]
/** Funds: what most pages are about. */
const otherwise = 2

/** The category of questions that helps on a page. @example topicOf('/pma/onboarding') // 3 */
export function topicOf(path: string): number {
  return topics.find(([pattern]) => pattern.test(path))?.[1] ?? otherwise
}
