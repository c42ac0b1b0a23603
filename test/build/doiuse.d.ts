/** What the tests use of `doiuse`, which brings types that its own entries do not lead to. */
declare module 'doiuse' {
  import type { Plugin } from 'postcss'

  /** A plugin of PostCSS that tells of each feature that one of the browsers lacks or has in part. */
  export default class DoIUse implements Plugin {
    constructor(options: { browsers: readonly string[]; onFeatureUsage: (usage: { feature: string }) => void })
    postcssPlugin: string
  }
}
