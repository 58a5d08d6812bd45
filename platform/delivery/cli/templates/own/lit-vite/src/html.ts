import type { CompiledTemplate, CompiledTemplateResult } from 'lit'
import { _$LH } from 'lit-html/private-ssr-support.js'

/** What stands where a value does: a character that no text has. */
const hole = '\uE000'
const token =
  /<!--[\s\S]*?-->|<\/[\w-]+\s*>|<([\w-]+)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*(\/?)>|[^<]+/g
const attribute = /([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g
const isVoid = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const svg = 'http://www.w3.org/2000/svg'

/** Kinds of parts, as Lit numbers them. */
const kinds = { attribute: 1, child: 2, element: 6, comment: 7 } as const
const bound = { '': _$LH.AttributePart, '.': _$LH.PropertyPart, '?': _$LH.BooleanAttributePart, '@': _$LH.EventPart }

const compiled = new WeakMap<TemplateStringsArray, CompiledTemplate>()

/**
 * Lit's `html` for a page whose policy refuses markup in strings: each element is made by itself, once for each template.
 * Templates are well-formed, and texts have no entities.
 * @example html`<p class="example-text">${words.text}</p>`
 */
export function html(strings: TemplateStringsArray, ...values: unknown[]): CompiledTemplateResult {
  const template = compiled.get(strings) ?? compile(strings)
  compiled.set(strings, template)
  return { _$litType$: template, values }
}

function compile(strings: TemplateStringsArray): CompiledTemplate {
  const el = document.createElement('template')
  const owner = el.content.ownerDocument
  const open: (Element | DocumentFragment)[] = [el.content]
  const parts: object[] = []
  // Elements and comments are counted, in the order of the document.
  let index = -1
  for (const [text, tag, attributes = '', isClosed] of strings.join(hole).matchAll(token)) {
    const parent = open.at(-1) ?? el.content
    if (text.startsWith('</')) open.pop()
    else if (text.startsWith('<!--')) {
      parent.append(owner.createComment(''))
      index += 1
      for (const _ of text.matchAll(/\uE000/g)) parts.push({ type: kinds.comment, index })
    } else if (tag === undefined)
      for (const [at, words] of text.split(hole).entries()) {
        if (at > 0) {
          parent.append(owner.createComment(''))
          index += 1
          parts.push({ type: kinds.child, index })
        }
        parent.append(words)
      }
    else {
      const isSvg = tag === 'svg' || (parent instanceof SVGElement && parent.tagName !== 'foreignObject')
      const element = isSvg ? owner.createElementNS(svg, tag) : owner.createElement(tag)
      parent.append(element)
      index += 1
      parts.push(...bind(element, attributes).map((part) => ({ ...part, index })))
      if (!isClosed && !isVoid.test(tag)) open.push(element)
    }
  }
  return { h: strings, el, parts } as unknown as CompiledTemplate
}

/** Sets the attributes that are fixed. @returns the parts of all others */
function bind(element: Element, attributes: string): object[] {
  return [...attributes.matchAll(attribute)].flatMap(([, name = '', ...quoted]): object[] => {
    const value = quoted.find((one) => one !== undefined) ?? ''
    if (name === hole) return [{ type: kinds.element }]
    if (!value.includes(hole)) {
      element.setAttribute(name, value)
      return []
    }
    const [, sign = '', real = ''] = /^([.?@]?)(.*)$/.exec(name) ?? []
    return [{ type: kinds.attribute, name: real, strings: value.split(hole), ctor: bound[sign as keyof typeof bound] }]
  })
}
