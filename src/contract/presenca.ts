/** Attendance by position. No class, date or accuracy: the service picks the class. ASSUMED (decisions §13). */
import { caller, shape } from './common'
import { named, write } from './operation'
import { inMarcado } from './refusal'
import { z } from './z'

/** Reply of `MarcarPresencaPost`: `message` is shown unchanged. */
export const Presenca = z.looseObject({ marcado: z.boolean(), message: z.string() })
export type Presenca = z.infer<typeof Presenca>

/** The operation of attendance by position. */
export const presenca = named({
  /** Latitude and longitude in decimal degrees; 0 is a valid coordinate. ASSUMED (decisions §13). */
  MarcarPresencaPost: write({
    refusal: inMarcado,
    input: z.looseObject({
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      ...caller,
      ...shape,
    }),
    output: Presenca,
  }),
})
