/** Requests, errors, freshness, retries, signing in. Not here: rules (domain/), sessions (session/), texts. */
export { ApiError, type ErrorKind, isConflict, isLost } from './ApiError'
export { confirmPerson, fetchSignIn, preloadKept, restoreSessionIfAny } from './auth/lazyAuth'
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
} from './queries/hooks'
export { runMutation, useSendings, useTask, useWrite } from './mutation'
export type { NotSent, Outcome } from './outcome'
export { isCapped, maybeCut, nextToken } from './queries/paging'
export { queryClient } from './queries/queryClient'
export { askList, askOne, type Reads, useReads } from './queries/reads'
export { busyWait, pauseBeforeRetry, shouldRetryRead } from './retry'
export { prefetchPages, useBackgroundPages, useNextPage, usePages } from './queries/usePages'
export { useShowsRead } from './queries/shown'
export { useSignIn } from './auth/useSignIn'
export { write } from './write'
