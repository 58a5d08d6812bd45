import { InvalidSetting } from './invalid-setting'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Parses a TCP port; 0 lets the system choose.
 * @throws InvalidSetting
 */
export function portSetting(env: Environment, name: string, fallback: number): number {
  const text = env[name]
  if (!text) return fallback
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidSetting(`${name}: expected a port from 0 to 65535, got ${text}.`)
  return Number(text)
}

/**
 * Parses a whole number.
 * @throws InvalidSetting
 */
export function countSetting(env: Environment, name: string, fallback: number, least = 0): number {
  const text = env[name]
  if (!text) return fallback
  if (!/^\d{1,9}$/.test(text) || Number(text) < least)
    throw new InvalidSetting(`${name}: expected a whole number from ${least}, got ${text}.`)
  return Number(text)
}

/**
 * Parses a setting that is one of a few words; the first one is the default.
 * @example choiceSetting(process.env, 'SARV_OVERRIDES', ['0', '1']) === '1'
 * @throws InvalidSetting
 */
export function choiceSetting<const Word extends string>(
  env: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = env[name]
  if (!text) return words[0]
  const word = words.find((one) => one === text)
  if (word === undefined) throw new InvalidSetting(`${name}: expected ${words.join(' or ')}, got ${text}.`)
  return word
}
