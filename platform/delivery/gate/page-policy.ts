import type { Files, Rule } from './candidate'

/** What the page's policy blocks for certain. What depends on its use is left to the smoke test. */
const blocked: readonly { readonly shape: RegExp; readonly what: string }[] = [
  { shape: /(?<![\w$.])eval\(/, what: 'makes code from text by eval' },
  { shape: /(?<![\w$.])new Function\(/, what: 'makes code from text by new Function' },
  { shape: /\bdocument\.write(ln)?\(/, what: 'writes markup by document.write' },
  { shape: /["'`]javascript:/, what: 'has a javascript: address' },
  { shape: /["'`]data:(text|application)\/javascript/, what: 'has a script in a data: address' },
]

/** A library asks whether there are Trusted Types first, and a bundler may leave in what can never run. */
const policy = {
  shape: /\.createPolicy\(/,
  what:
    "would make a policy of Trusted Types if that ran, and there is one, the shell's. The smoke test tells whether it does. " +
    'To be rid of it define `window.trustedTypes` as `undefined` and `typeof window` as `"object"` in the bundler',
}

/** Gate rule: no script needs what the page's policy forbids. */
export const pagePolicy: Rule<{ files: Files }> = {
  name: 'page policy',
  find: ({ files }) =>
    placesOf(files, blocked).map(({ path, what, around }) => ({
      code: 'SARV-411',
      detail: `${path} ${what}: … ${around} …`,
    })),
  note: ({ files }) => placesOf(files, [policy]).map(({ path, what, around }) => `${path} ${what}: … ${around} …`),
}

/** The first place of each shape in each script. */
function placesOf(files: Files, shapes: typeof blocked): { path: string; what: string; around: string }[] {
  return [...files]
    .filter(([path]) => /\.m?js$/.test(path))
    .flatMap(([path, body]) => {
      const text = body.toString('utf8')
      return shapes
        .filter(({ shape }) => shape.test(text))
        .map(({ shape, what }) => ({ path, what, around: aroundOf(text, shape) }))
    })
}

function aroundOf(text: string, shape: RegExp): string {
  const at = text.search(shape)
  return text.slice(Math.max(0, at - 20), at + 40).replace(/\s+/g, ' ')
}
