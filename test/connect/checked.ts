/** The pretended service over HTTP, each of whose answers is compared with the contract's document: read by `checked.mjs`. */
export { dialectsFrom, startServer } from '@/mock/doors/listen'
export { misfit, takeMisfits } from './witness'
