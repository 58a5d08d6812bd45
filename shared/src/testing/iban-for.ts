import type { TestPerson } from '@sarv/platform/testing/control'

/** An IBAN of بانک ملت that no other person has, whose check digits are right. @example ibanFor(person) // 'IR…0120000000009120000040' */
export function ibanFor({ mobile }: Pick<TestPerson, 'mobile'>): string {
  // It ends in 0: the sandbox gives those in 99 to another person.
  const account = `012${`${mobile}0`.padStart(19, '0')}`
  // ISO 13616: `IR00` at the end, in digits.
  const check = 98n - (BigInt(`${account}182700`) % 97n)
  return `IR${String(check).padStart(2, '0')}${account}`
}
