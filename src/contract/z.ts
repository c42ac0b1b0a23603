/** The one door to zod: `jitless` keeps it from probing `new Function`, which the security policy forbids. */
import * as z from 'zod/mini'

z.config({ jitless: true })
export { z }
