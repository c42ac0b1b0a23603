/**
 * Keeps React and the page together while the browser translates the page. A translator replaces text nodes by elements
 * of its own, and React goes on with the nodes that it made: what changes would stay unseen, and what goes would throw.
 */
import { changes, recorder, watched } from './changes'

/** What came in the place of a text, or of a translator's own element, that was taken out. */
const standIns = new WeakMap<Node, ChildNode>()
/** Nodes that React itself has removed, for which nothing stands in. */
const removed = new WeakSet<Node>()

/** What stands in the page for a node that a translator has taken out, translating again or not. */
function standInOf(node: Node): ChildNode | undefined {
  const standIn = standIns.get(node)
  return standIn && !standIn.isConnected ? standInOf(standIn) : standIn
}

/** Puts a text that React has changed back into the page, where the translator finds it anew. */
const texts = new MutationObserver((records) => {
  for (const { target } of records) if (!target.isConnected) standInOf(target)?.replaceWith(target)
})

const isText = (node: Node): node is ChildNode => node instanceof Text || node.nodeName === 'FONT'

function pair(out: ChildNode[], came: ChildNode[]): void {
  out.forEach((node, i) => {
    const standIn = came[i]
    if (!standIn) return
    standIns.set(node, standIn)
    texts.observe(node, { characterData: true })
  })
}

/**
 * Pairs what a translator took out of an element with what it put there: by one replacement, otherwise in one turn,
 * the first with the first, and so on.
 */
function noteStandIns(records: MutationRecord[]): void {
  const rest = new Map<Node, { out: ChildNode[]; came: ChildNode[] }>()
  for (const { target, removedNodes, addedNodes } of records) {
    const out = [...removedNodes].filter(isText).filter((node) => !node.isConnected && !removed.has(node))
    const came = [...addedNodes].filter(isText)
    for (const node of came) {
      // React has moved the text, or the translator has put it back
      standInOf(node)?.remove()
      standIns.delete(node)
    }
    if (out.length === came.length) pair(out, came)
    else {
      const before = rest.get(target)
      rest.set(target, { out: [...(before?.out ?? []), ...out], came: [...(before?.came ?? []), ...came] })
    }
  }
  for (const { out, came } of rest.values()) {
    const isIn = ({ isConnected }: Node) => isConnected
    pair(out, came.filter(isIn))
  }
}

/** The node of the page that shows a text of React's; null where a translator has left none. */
function shown(text: Node, parent: Node): Node | null {
  const node = text.parentNode ? text : standInOf(text)
  return node?.parentNode === parent ? node : null
}

/** The functions by which React removes and inserts nodes. */
interface Tree {
  removeChild: (this: Node, child: Node) => Node
  insertBefore: (this: Node, child: Node, before: Node | null) => Node
}

/** From now on React finds its texts again, whatever translates the page. */
export function watchTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype as Tree
  const forgiving: Tree = {
    removeChild(child) {
      removed.add(child)
      const node = child instanceof Text ? shown(child, this) : child
      if (node) removeChild.call(this, node)
      return child
    },
    insertBefore(child, before) {
      return insertBefore.call(this, child, before instanceof Text ? shown(before, this) : before)
    },
  }
  Object.assign(Node.prototype, forgiving)
  recorder.disconnect()
  changes.splice(0).forEach(noteStandIns)
  new MutationObserver(noteStandIns).observe(document.body, watched)
}
