/** The keys of a form whose sending cannot be undone: Enter moves to the next field, Ctrl+Enter or the button sends. */

/** What Enter may move to: fields, and the submit button after the last of them. */
const stops = 'input:not([type=hidden]), select, textarea, button[type=submit]'

/** Enter in a field moves to the next one, Shift+Enter to the one before; closed details are skipped. */
function goOn(form: HTMLFormElement, event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, shiftKey, isComposing } = event
  const inField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  if (key !== 'Enter' || !inField || isComposing || ctrlKey || metaKey) return
  event.preventDefault()
  const open = [...form.querySelectorAll<HTMLElement>(stops)].filter((one) => !one.closest('details:not([open])'))
  open[open.indexOf(target) + (shiftKey ? -1 : 1)]?.focus()
}

/** Ctrl+Enter sends from anywhere on the page, which opens with the focus on its heading. */
function send(form: HTMLFormElement, event: KeyboardEvent): void {
  const at = event.target instanceof Element ? event.target : null
  const elsewhere = !form.contains(at) && at?.closest('button, a, summary')
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat || elsewhere)
    return
  // an open dialog has to be answered first, wherever the focus is
  if (form.closest('[hidden]') || document.querySelector('dialog[open]')) return
  event.preventDefault()
  form.requestSubmit()
}

/** The `ref` of an element inside the form. */
export function enterGoesOn(inside: HTMLElement | null): () => void {
  const over = new AbortController()
  const form = inside?.closest('form')
  form?.addEventListener('keydown', (event) => goOn(form, event), over)
  if (form) document.addEventListener('keydown', (event) => send(form, event), over)
  return () => over.abort()
}
