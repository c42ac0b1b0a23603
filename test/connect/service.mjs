// The pretended service of `npm run mock` for browser tests: sends its address to the parent process, and on request
// the answers so far that do not fit the contract's document. They are checked before dialects and faults change them.
import { loadChecked } from './checked.mjs'

const { startServer, dialectsFrom, takeMisfits } = await loadChecked()
const dialects = dialectsFrom(process.env['E2E_DIALECT'])
const { url } = await startServer({ port: Number(process.env['PORT']), dialects })
process.on('message', () => process.send(takeMisfits()))
process.send(url)
