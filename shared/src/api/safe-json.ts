/**
 * Parses JSON from outside; keys that could reach a prototype are dropped at every depth (T5).
 * @throws SyntaxError when the text is not JSON
 * @example parseJson('{"a":1,"__proto__":{"admin":true}}') // { a: 1 }
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, dropPrototypeKeys)
}

function dropPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}
