// Runs inside the page from its start (injected by the DevTools protocol, outside the CSP): records paints, long tasks,
// layout shifts, slow events, and when typed text is accepted and kept.
export function probe() {
  const seen = { fcp: 0, lcp: 0, blocking: 0, longest: 0, shift: 0, usable: 0, works: 0, events: [] }
  window.__bench = seen
  const observe = (type, each, options = {}) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options })
    } catch {
      // this browser does not know the entry type
    }
  }
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  observe('longtask', (entry) => {
    seen.blocking += entry.duration - 50
    seen.longest = Math.max(seen.longest, entry.duration)
  })
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  // only presses and keys count: rows that slide under a resting pointer fire events too, but nobody waits for them
  observe('event', ({ interactionId, duration }) => interactionId && seen.events.push({ interactionId, duration }), {
    durationThreshold: 16,
  })

  // Types one character, or makes one choice, as soon as the first field accepts it, and again whenever it is lost; and
  // records when the form can be sent, since the button of a prerendered page waits for its program.
  const look = () => {
    if (performance.now() > 30_000 || seen.stopTyping) return
    requestAnimationFrame(look)
    if (!seen.works && document.querySelector('form button[type=submit]:not(:disabled)')) seen.works = performance.now()
    const field = document.querySelector('form input[name="userName"], form input[type="radio"]')
    if (!(field instanceof HTMLInputElement)) return
    const isChoice = field.type === 'radio'
    if (isChoice ? field.checked : field.value !== '') return
    field.focus({ preventScroll: true })
    if (isChoice) field.click()
    else document.execCommand('insertText', false, 'x')
    if (isChoice ? field.checked : field.value === 'x') seen.usable = performance.now()
  }
  if (/^\/(?:entrar|vagas)$/.test(location.pathname)) requestAnimationFrame(look)
}
