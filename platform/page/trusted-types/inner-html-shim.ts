// A shim of the innerHTML setter: some libraries empty an element by `innerHTML = ''`, which Trusted Types would refuse.
// Emptying needs no HTML parser; any markup still reaches the browser's own setter and throws there.
const native = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')

if (native?.set) {
  const { set } = native
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...native,
    set(this: Element, value: unknown) {
      if (value === '' || value === null) this.replaceChildren()
      else set.call(this, value)
    },
  })
}

export {}
