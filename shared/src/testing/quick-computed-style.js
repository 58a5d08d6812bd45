/** Properties that an element takes from its parents, with their initial values. */
const inherited = { visibility: 'visible', 'pointer-events': 'auto' }

/**
 * A getComputedStyle that answers from tag and inline style what role queries and presses ask of every element. jsdom
 * matches its whole default style sheet for each, a sixth of the time of a screen's tests; it is still asked about
 * everything else, and about all of it in a document that has style sheets.
 */
export function quickComputedStyle(window) {
  const computedStyle = window.getComputedStyle
  const displayByKind = new Map()

  function displayOf(element) {
    if (sets(element, 'display')) return computedStyle(element).display
    const kind = `${element.tagName} ${element.type} ${element.hidden} ${element.open}`
    if (!displayByKind.has(kind)) displayByKind.set(kind, computedStyle(element).display)
    return displayByKind.get(kind)
  }

  function inheritedOf(element, property) {
    for (let setter = element; setter !== null; setter = setter.parentElement)
      if (sets(setter, property)) return computedStyle(setter).getPropertyValue(property)
    return inherited[property]
  }

  function propertyOf(element, property) {
    if (property === 'display') return displayOf(element)
    return property in inherited ? inheritedOf(element, property) : computedStyle(element).getPropertyValue(property)
  }

  return (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0) return computedStyle(element, pseudo)
    const quick = {
      display: () => displayOf(element),
      visibility: () => inheritedOf(element, 'visibility'),
      pointerEvents: () => inheritedOf(element, 'pointer-events'),
      getPropertyValue: () => (property) => propertyOf(element, property),
    }
    return new Proxy(quick, { get: (_, name) => quick[name]?.() ?? computedStyle(element)[name] })
  }
}

function sets(element, property) {
  return element.getAttribute('style')?.includes(property) ?? false
}
