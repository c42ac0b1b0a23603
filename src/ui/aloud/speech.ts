/** Reads text aloud with a voice of this device, so that no text is sent to a speech service. */

const speech = (): SpeechSynthesis | null => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : null)

const spelled = (language: string) => language.replace('_', '-').toLowerCase()

/** A voice that speaks without a network; null where the device has none for the language. */
export function voiceFor(language: string): SpeechSynthesisVoice | null {
  const wanted = spelled(language)
  const main = (lang: string) => spelled(lang).split('-')[0]
  const own = (speech()?.getVoices() ?? []).filter((one) => one.localService && main(one.lang) === main(wanted))
  return own.find(({ lang }) => spelled(lang) === wanted) ?? own[0] ?? null
}

/** Tells when the voices of the device become known, which is after the page has loaded; returns how to unsubscribe. */
export function onVoices(listener: () => void): () => void {
  // in older browsers `speechSynthesis` has no events
  const voices = speech() as Partial<SpeechSynthesis> | null
  voices?.addEventListener?.('voiceschanged', listener)
  return () => voices?.removeEventListener?.('voiceschanged', listener)
}

export interface Block {
  text: string
  lang: string
}

/** Elements that are not read. Closed details are listed because in some browsers their content has layout boxes. */
const silent = '[aria-hidden="true"], [data-silent], select, textarea, details:not([open]) > :not(summary)'

const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'

/** The nearest block around a text: the voice pauses after it. */
function blockOf(element: Element): Element {
  let block = element
  // visually hidden words belong to the sentence around them
  const goesOn = () => getComputedStyle(block).display === 'inline' || block.matches('span.visually-hidden')
  while (goesOn() && block.parentElement) block = block.parentElement
  return block
}

/** The visible words of a part of the page, in order, each block with its language. */
export function blocksOf(box: Element): Block[] {
  const blocks: (Block & { of: Element })[] = []
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim()
    const parent = node.parentElement
    if (text === '' || !parent || parent.closest(silent) || !isSeen(parent)) continue
    const of = blockOf(parent)
    const lang = parent.closest('[lang]')?.getAttribute('lang') ?? ''
    const last = blocks[blocks.length - 1]
    if (last?.of === of && last.lang === lang) last.text += ` ${text}`
    else blocks.push({ of, text, lang })
  }
  return blocks.map(({ text, lang }) => ({ text, lang }))
}

/** Reads the blocks in order. Calls `done` once, at the end or when stopped; returns the function that stops it. */
export function readAloud(blocks: readonly Block[], language: string, done: () => void): () => void {
  const own = speech()
  let isOver = false
  const finish = () => {
    if (isOver) return
    isOver = true
    removeEventListener('pagehide', stop)
    done()
  }
  const stop = () => {
    if (!isOver) own?.cancel()
    finish()
  }
  own?.cancel()
  addEventListener('pagehide', stop)
  let left = blocks.length
  const next = () => {
    left -= 1
    if (left <= 0) finish()
  }
  if (left === 0) finish()
  for (const { lang, text } of blocks) {
    const words = new SpeechSynthesisUtterance(text)
    // where the device has no voice for the language of a name, the voice of the page reads it
    const voice = voiceFor(lang || language) ?? voiceFor(language)
    words.voice = voice
    words.lang = voice?.lang ?? language
    words.onend = next
    words.onerror = next
    own?.speak(words)
  }
  return stop
}
