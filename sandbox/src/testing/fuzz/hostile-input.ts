import { badIds, badTexts } from '@sarv/shared/testing/bad-texts'
import fc from 'fast-check'

/** A text that is long once is long enough: thousands of them would only measure the network. */
const longest = 1_000

/** Texts that break code that trusts them: what people, phones and attackers send, and what JavaScript and SQL stumble over. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...badTexts.map(([, text]) => text), ...badIds).map((text) => text.slice(0, longest)),
  fc.constantFrom(
    '\udead',
    '\ud83d😀',
    '\ufeff',
    '\uffff',
    'hasOwnProperty',
    'toString',
    'valueOf',
    '2147483648',
    '-2147483649',
    '4294967296',
    '9007199254740993',
    '1e309',
    '-0',
    '0x10',
    'Infinity',
    '2026-13-45',
    '0000-01-01',
    '0000-01-01T00:00:00Z',
    '9999-12-31',
    '+294276-12-31',
    '00000000-0000-0000-0000-000000000000',
    '{"$ne":null}',
    '\\u0000',
    '%ED%A0%80',
    'a,b;c=d',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** The edges of the integers of PostgreSQL and JavaScript, and numbers that are not integers. */
export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 0.1 + 0.2),
  fc.constantFrom(2 ** 15, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e15, 1e308),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any JSON. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  fc.constantFrom(null, true, false, [], {}, [null], [[]], { length: 3 }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const nested = (depth: number) => `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`

/** Bodies that are not JSON, or JSON that wears a parser out. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ' ', 'null', '[]', '""', '1e309', 'NaN', '{', '{"a":', '\ufeff{}', '{"a":1}{"a":2}', '\u0000'),
  fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"a":"\\ud800"}', '{"\\u0000":1}'),
  fc.constantFrom(500, 5_000).map(nested),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

/** Bodies at the limits of size and depth, of which a few are enough. */
export const heavyBodies: readonly string[] = [
  nested(150_000),
  '['.repeat(1_900_000),
  `{"a":"${'x'.repeat(1_900_000)}"}`,
  `{"a":"${'x'.repeat(2_200_000)}"}`,
  `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":${index}`).join()}}`,
  `[${Array.from({ length: 400_000 }, () => '{}').join()}]`,
]
