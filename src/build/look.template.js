// The look chosen on this device, before the first thing is drawn: `ui/theme.ts` does the same when its code has come.
try {
  const { localStorage } = globalThis
  const theme = localStorage.getItem('portal.tema')
  const text = localStorage.getItem('portal.texto')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.setAttribute('data-theme', theme)
    document.querySelector('meta[name="color-scheme"]').setAttribute('content', theme)
  }
  if (text === '115' || text === '130') document.documentElement.setAttribute('data-text', text)
} catch {
  // storage forbidden: nothing was chosen
}
