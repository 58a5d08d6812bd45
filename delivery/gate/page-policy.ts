import type { ErrorDetail } from '../errors/sarv-error'
import type { Files, Rule } from './candidate'

/** What the page's policy blocks for certain. What depends on its use is left to the smoke test. */
const blocked: readonly { readonly shape: RegExp; readonly what: string }[] = [
  { shape: /(?<![\w$.])eval\(/, what: 'makes code from text by eval' },
  { shape: /(?<![\w$.])new Function\(/, what: 'makes code from text by new Function' },
  { shape: /\bdocument\.write(ln)?\(/, what: 'writes markup by document.write' },
  { shape: /\.createPolicy\(/, what: "makes a policy of Trusted Types; there is one, and it is the shell's" },
  { shape: /["'`]javascript:/, what: 'has a javascript: address' },
  { shape: /["'`]data:(text|application)\/javascript/, what: 'has a script in a data: address' },
]

/** Gate rule: no script needs what the page's policy forbids. */
export const pagePolicy: Rule<{ files: Files }> = {
  name: 'page policy',
  find: ({ files }) =>
    [...files]
      .filter(([path]) => /\.m?js$/.test(path))
      .flatMap(([path, body]) => {
        const text = body.toString('utf8')
        return blocked
          .filter(({ shape }) => shape.test(text))
          .map(({ shape, what }) => faultAt(path, text, shape, what))
      }),
}

function faultAt(path: string, text: string, shape: RegExp, what: string): ErrorDetail {
  const at = text.search(shape)
  const around = text.slice(Math.max(0, at - 20), at + 40).replace(/\s+/g, ' ')
  return { code: 'SARV-411', detail: `${path} ${what}: … ${around} …` }
}
