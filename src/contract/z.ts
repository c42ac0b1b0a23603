/**
 * The one door to zod. `jitless` must be set before any schema exists: zod otherwise probes `new Function`,
 * which a strict Content-Security-Policy reports as a violation. Lint forbids importing zod elsewhere.
 */
import * as z from 'zod/mini'

z.config({ jitless: true })
export { z }
