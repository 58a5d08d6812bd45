/**
 * Keeps React and the browser's translator from breaking each other. The translator takes a text out and puts `<font>` in
 * its place; React does not know, so an update would be written where nobody sees it (an old amount stays), and to remove or
 * insert at that text would throw. Here an update puts the text back, to be translated again, and the other two act on what
 * stands in its place. Nothing is changed in a page until its first text is translated. Refused: a page that is not
 * translated at all; an element around every text that stands beside another, in every framework.
 * @param early what has changed in the page before
 */
export function keepTranslatedTexts(root: Element, early: readonly MutationRecord[] = []): void {
  /** What stands in the place of a text that was translated. */
  const standIns = new WeakMap<Node, ChildNode>()
  let isGuarded = false
  const updates = new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof Text && !target.isConnected) standIns.get(target)?.replaceWith(target)
  })
  const look = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
        if (!(text instanceof Text) || text.isConnected || !standIn) continue
        standIns.set(text, standIn)
        updates.observe(text, { characterData: true })
        if (!isGuarded) guardChildren(standIns)
        isGuarded = true
      }
  }
  look(early)
  new MutationObserver(look).observe(root, { childList: true, subtree: true })
}

const isTranslation = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font'

/** Removing a text, or inserting before it, acts on what stands in its place. */
function guardChildren(standIns: WeakMap<Node, ChildNode>): void {
  const { insertBefore, removeChild } = Node.prototype
  const childOf = <T extends Node>(parent: Node, child: T): Node => {
    const standIn = standIns.get(child)
    return child.parentNode !== parent && standIn?.parentNode === parent ? standIn : child
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, childOf(this, child))
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && childOf(this, before)) as T
  }
}
