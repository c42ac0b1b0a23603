/** Requests, errors, freshness, retries, signing in. Not here: rules (domain/), sessions (session/), texts. */
export { ApiError, type ErrorKind, isConflict, isLost } from './ApiError'
export { confirmPerson, fetchSignIn, preloadKept, restoreSessionIfAny } from './lazyAuth'
export { confirmProfile, leave, restore, signIn, signOut, switchProfile } from './auth'
export { readOnce } from './call'
export { askHost, isOffline, useLost, useOffline, useShowsKept, whyImportFailed } from './network/connection'
export {
  askService,
  watchRefetch,
  prefetch,
  readAnew,
  reading,
  refreshReads,
  retryFailedReads,
  type Reading,
} from './hooks'
export { runMutation, useSendings, useTask, useWrite } from './mutation'
export type { NotSent, Outcome } from './outcome'
export { isCapped, maybeCut, nextToken } from './paging'
export { queryClient } from './queryClient'
export { askList, askOne, type Reads, useReads } from './reads'
export { busyWait, pauseBeforeRetry, shouldRetryRead } from './retry'
export { prefetchPages, useBackgroundPages, useNextPage, usePages } from './usePages'
export { useShowsRead } from './shown'
export { useSignIn } from './useSignIn'
export { write } from './write'
