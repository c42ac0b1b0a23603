// Runs inside the page from its first moment (evaluated by the browser's protocol, outside the page's policy):
// paints, long tasks, layout shifts, slow events, and the moment at which typed text is taken and kept.
export function probe() {
  const seen = { fcp: 0, lcp: 0, blocking: 0, longest: 0, shift: 0, usable: 0, works: 0, events: [] }
  window.__bench = seen
  const observe = (type, each, options = {}) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options })
    } catch {
      // an entry type that this browser does not know
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
  // what belongs to a press or a key: a row that slides under a pointer at rest is an event too, but nobody waits for it
  observe('event', ({ interactionId, duration }) => interactionId && seen.events.push({ interactionId, duration }), {
    durationThreshold: 16,
  })

  // Types one character, or makes one choice, as soon as the first field takes it, and again whenever it has been lost;
  // and notes when the form can be sent: a page drawn beforehand has a button that waits for its program.
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
