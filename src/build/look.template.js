// Applies the theme chosen on this device before the first paint; `ui/look/theme.ts` does the same later.
try {
  const { localStorage, location, sessionStorage } = globalThis
  const theme = localStorage.getItem('portal.tema')
  const text = localStorage.getItem('portal.texto')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.setAttribute('data-theme', theme)
    document.querySelector('meta[name="color-scheme"]').setAttribute('content', theme)
  }
  if (text === '115' || text === '130') document.documentElement.setAttribute('data-text', text)
  // hides the prerendered page where this device shows another: another language, or values kept for a family
  const language = localStorage.getItem('portal.idioma') ?? localStorage.getItem('portal.idiomaDaRede')
  const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  const told = location.pathname === '/vagas' ? /^portal[.](?:uso|periodos|vagas[.](?!aba|oferta))/ : /^portal[.]uso/
  const changed = (key) => told.test(key)
  if ((language && language !== 'pt-BR') || kept.some(changed)) document.documentElement.setAttribute('data-holds', '')
  // without a session the root address leads to the sign-in page, which is prerendered
  const known = kept.some((key) => /^portal[.](?:uso|manterConectado|sessao)/.test(key))
  if (location.pathname === '/' && !known) location.replace(`/entrar${location.search}${location.hash}`)
} catch {
  // storage forbidden: nothing was chosen
}
