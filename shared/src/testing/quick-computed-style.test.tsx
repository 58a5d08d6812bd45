import { afterEach, expect, test } from '@jest/globals'

const asked = ['display', 'visibility', 'pointer-events', 'opacity', 'color'] as const

/** What is computed for each element of a fragment; with a style sheet in the document jsdom itself is asked. */
function computed(): string[] {
  return [...document.querySelectorAll('body, body *:not(style)')].map((element) => {
    const style = getComputedStyle(element)
    const named = [style.display, style.visibility, style.pointerEvents, style.opacity]
    return [element.outerHTML.slice(0, 60), ...named, ...asked.map((name) => style.getPropertyValue(name))].join(' ')
  })
}

afterEach(() => {
  document.body.innerHTML = ''
})

test.each([
  '<main><p>a <b>b</b> <span>c</span></p><ul><li>d</li></ul><table><tr><td>e</td></tr></table><svg><path /></svg></main>',
  '<input><input type="hidden"><input type="radio" hidden><dialog>a</dialog><dialog open>b</dialog><details><p>c</p></details>',
  '<div hidden><button>a</button></div><template></template><script type="x"></script><label for="a">b</label>',
  '<div style="visibility: hidden"><i>a</i><b style="visibility: visible">b</b></div><p style="opacity: 0.5">c</p>',
  '<div style="pointer-events: none"><button>a</button><a href="#" style="pointer-events: auto">b</a></div>',
  '<div style="display: none"><p style="display: inline !important">a</p></div><p style="--display: 1">b</p>',
])('the quick style of %s is the one that jsdom computes', (markup) => {
  document.body.innerHTML = markup
  const quick = computed()
  document.body.append(document.createElement('style'))
  expect(document.styleSheets).toHaveLength(1)
  expect(quick).toEqual(computed())
})
