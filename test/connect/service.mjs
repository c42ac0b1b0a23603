// The pretended service as `npm run mock` starts it, for browser tests: whoever started it is told its address, and may ask
// for the answers so far that do not fit the contract's document. They are heard before any dialect is spoken and before anything is spoilt.
import { loadChecked } from './checked.mjs'

const { startServer, dialectsFrom, takeMisfits } = await loadChecked()
const dialects = dialectsFrom(process.env['E2E_DIALECT'])
const { url } = await startServer({ port: Number(process.env['PORT']), dialects })
process.on('message', () => process.send(takeMisfits()))
process.send(url)
