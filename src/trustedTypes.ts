/**
 * The only Trusted Types policy (src/README §7): Leaflet writes a few constant strings with innerHTML, and a service
 * worker's address is a script address. The browser refuses everything else.
 */
const markup = new Set([
  '<svg/>',
  '<v:shape adj="1"/>',
  '',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<span aria-hidden="true">&#215;</span>',
])

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string | null; createScriptURL: (url: string) => string | null },
  ): unknown
}

/** Installs the policy; `scripts` are the exact addresses that may become a worker. */
export function installTrustedTypes(scripts: readonly string[]): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  factory?.createPolicy('default', {
    createHTML: (text) => (markup.has(text) ? text : null),
    createScriptURL: (url) => (scripts.includes(url) ? url : null),
  })
}
