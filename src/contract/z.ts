/** The only import of zod: `jitless` keeps zod from probing `new Function`, which the CSP forbids. */
import * as z from 'zod/mini'

z.config({ jitless: true })
export { z }
