/** The pretended service over HTTP, each answer checked against the contract's document; loaded by `checked.mjs`. */
export { dialectsFrom, startServer } from '@/mock/doors/listen'
export { misfit, takeMisfits } from './witness'
