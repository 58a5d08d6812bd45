/**
 * Order of a round: in twice as many rounds as there are, each stands in every place twice, before and after each of the others.
 * @example [0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join('')) // ['abc', 'acb', 'bca', 'bac']
 */
export function rotated<One>(all: readonly One[], round: number): One[] {
  const by = Math.floor(round / 2) % all.length
  const order = [...all.slice(by), ...all.slice(0, by)]
  return round % 2 === 0 ? order : [...order.slice(0, 1), ...order.slice(1).toReversed()]
}
