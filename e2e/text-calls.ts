import { type Argument, type Expression, parseSync } from '@swc/core'

/** A call of `t` whose key is written in the source, whole or with gaps. */
export interface TextCall {
  /** Matches each full key, `namespace:key`, that the call may ask for. */
  readonly pattern: RegExp
  /** Names of the values that it gives; undefined when only a run can tell them, or the key has gaps. */
  readonly values: readonly string[] | undefined
}

/** The calls of `t` in a source whose keys can be read from it; a key that a variable holds is not among them. */
export function textCalls(source: string, file: string): readonly TextCall[] {
  const own = file.replace(/^shared\/.*/, 'ui').split('/', 1)[0]
  const asked = [...source.matchAll(/useTranslation\((?:'(\w+)')?\)/g)].map(([, name]) => name ?? own)
  const found: TextCall[] = []
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), ([key, options]) => {
    const values = options ? propertiesOf(options.expression) : []
    const namespace = options && namespaceOf(options.expression)
    for (const part of key ? patternsOf(key.expression) : []) {
      const spaces = namespace ? [namespace] : [...new Set(asked.length > 0 ? asked : [own])]
      const prefix = part.includes(':') ? '' : `(?:${spaces.join('|')}):`
      found.push({ pattern: new RegExp(`^${prefix}${part}$`), values: part.includes('[') ? undefined : values })
    }
  })
  return found
}

/** Calls back with the arguments of each `t(…)` and `x.t(…)` in a syntax tree. */
function visit(node: unknown, found: (args: readonly Argument[]) => void): void {
  if (typeof node !== 'object' || node === null) return
  for (const child of Object.values(node)) visit(child, found)
  if (!isCall(node)) return
  const callee = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee
  if (callee.type === 'Identifier' && callee.value === 't') found(node.arguments)
}

const isCall = (node: object): node is Extract<Expression, { type: 'CallExpression' }> =>
  'type' in node && node.type === 'CallExpression'

/** The keys that an expression can stand for, as patterns: `a.${b}` has a gap. */
function patternsOf(key: Expression): readonly string[] {
  if (key.type === 'StringLiteral') return [key.value.replaceAll('.', '\\.')]
  if (key.type === 'ParenthesisExpression') return patternsOf(key.expression)
  if (key.type === 'ConditionalExpression') return [...patternsOf(key.consequent), ...patternsOf(key.alternate)]
  if (key.type !== 'TemplateLiteral') return []
  return [key.quasis.map(({ raw }) => raw.replaceAll('.', '\\.')).join('[\\w.-]+')]
}

function propertiesOf(options: Expression): readonly string[] | undefined {
  if (options.type !== 'ObjectExpression') return undefined
  const names = options.properties.map((property) => {
    if (property.type === 'Identifier') return property.value
    return property.type === 'KeyValueProperty' && property.key.type === 'Identifier' ? property.key.value : undefined
  })
  return names.every((name) => name !== undefined) ? names : undefined
}

function namespaceOf(options: Expression): string | undefined {
  if (options.type !== 'ObjectExpression') return undefined
  for (const property of options.properties)
    if (property.type === 'KeyValueProperty' && property.key.type === 'Identifier' && property.key.value === 'ns')
      return property.value.type === 'StringLiteral' ? property.value.value : undefined
  return undefined
}
