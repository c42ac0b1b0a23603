// `npm run mock`: the pretended service over HTTP on loopback.
//   PORT=4010            where it listens
//   --scale 5000         7º A with so many students
//   --schools 500        a network of so many schools (500: 200,000 students)
//   --dialect leaky      answers as other services do; a comma list of the names in `dialects.ts`
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundle } from './bundle.mjs'

const started = performance.now()

try {
  const { values } = parseArgs({
    options: { scale: { type: 'string' }, schools: { type: 'string' }, dialect: { type: 'string' } },
  })
  process.setSourceMapsEnabled(true)
  const { startServer, sizeFrom, dialectsFrom } = await import(pathToFileURL(await bundle()).href)
  const size = sizeFrom(values.scale, values.schools)
  const dialects = dialectsFrom(values.dialect)
  const { url } = await startServer({ port: Number(process.env.PORT ?? 4010), size, dialects })
  console.log(`Pretended service on ${url} (${Math.round(performance.now() - started)} ms)`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
